// A bot from outside: it sits down at a table by its link and answers whatever is asked, at random.
//
//     BACKROOM_TOKEN=backroom-… node --experimental-websocket bot.mjs http://127.0.0.1:8710/join/LINK     (Node 20 or newer)
//
// The token is made in the profile of an account; without one it comes in as a guest. Make it yours in `choose`: it gets
// the view of its seat, which is all that it may know, and the choices.

const choose = (view, question) => question.legal[Math.floor(Math.random() * question.legal.length)];

const [link, name = "Robot"] = process.argv.slice(2);
const [house, key] = link.split("/join/");
const token = process.env.BACKROOM_TOKEN;
const known = token ? { Authorization: `Bearer ${token}` } : {};

async function ask(path, body) {
  const answer = await fetch(house + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Content-Type": "application/json", ...known },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  for (const cookie of answer.headers.getSetCookie()) known.Cookie = cookie.split(";")[0];
  return answer.json();
}

if (!token) await ask("/api/guests", { name, language: "en" });
const table = (await ask(`/api/links/${key}`)).table;
await ask(`/api/tables/${table}/seats?link=${key}`, {});

const socket = new WebSocket(`${house.replace("http", "ws")}/api/tables/${table}/socket`, { headers: known });
let update = null;

socket.addEventListener("message", ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === "goodbye") return socket.close();
  if (message.type === "update") update = message;
  else if (message.type !== "refused") return; // refused: somebody was quicker, look again
  if (update === null) return;
  if (update.result !== null) {
    console.log(JSON.stringify(update.result));
    return socket.close();
  }
  const { seq, question, view } = update;
  if (question?.must) {
    const { action, terms = null } = choose(view, question);
    socket.send(JSON.stringify({ type: "act", id: 1, seq, action, terms }));
  }
});

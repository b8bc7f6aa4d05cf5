// The service over REST: every refusal is a Trouble with a message that can be said.
import type { Message } from "../wire/socket";
import type {
  Acquaintances,
  AdviceShown,
  Calls,
  Course,
  FiguresShown,
  Frame,
  FriendLink,
  GameShown,
  GuideShown,
  HouseShown,
  LessonShown,
  Invited,
  LinkShown,
  MatchShown,
  MatchWaiting,
  Me,
  NewTable,
  Profile,
  PushSubscription,
  PuzzleProof,
  PuzzleShown,
  QueryShown,
  Ranking,
  ResultShown,
  RulebookShown,
  Shun,
  StoryShown,
  TableChanges,
  TableListed,
  TableShown,
  TokenMade,
  TokenShown,
  Truth,
  Verified,
  WebhookShown,
} from "../wire/rest";
import { keepNote } from "./notes";
import type { Language } from "./words.svelte";

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly say: Message,
  ) {
    super(say.name);
  }
}

const UNREACHABLE: Message = { type: "message", name: "web-unreachable", facts: {} };

async function answerTo(method: string, path: string, body?: unknown): Promise<Response> {
  const options: RequestInit = { method };
  if (body !== undefined) {
    options.headers = { "content-type": "application/json" };
    options.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Trouble(0, UNREACHABLE);
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { message?: Message } | null;
  throw new Trouble(answer.status, told?.message ?? UNREACHABLE);
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const answer = await answerTo(method, path, body);
  return (answer.status === 204 ? null : await answer.json().catch(() => null)) as Answer;
}

const person = (card: string) => `/api/people/${encodeURIComponent(card)}`;
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;
const linked = (path: string, link?: string | null) => asking(path, { link });

/** The path with what is asked for; nothing is not asked for. */
function asking(path: string, query: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

export const api = {
  games: () => ask<GameShown[]>("GET", "/api/games"),
  rulebook: (game: string, language: Language) => ask<RulebookShown>("GET", `/api/games/${game}/rulebook/${language}`),
  lesson: (game: string) => ask<LessonShown>("GET", `/api/lessons/${encodeURIComponent(game)}`),
  guide: (game: string) => ask<GuideShown>("GET", `/api/guides/${encodeURIComponent(game)}`),
  puzzle: (day: string) => ask<PuzzleShown>("GET", `/api/puzzles/${encodeURIComponent(day)}`),
  proof: (day: string) => ask<PuzzleProof>("GET", `/api/puzzles/${encodeURIComponent(day)}/proof`),
  ranking: (game: string) => ask<Ranking>("GET", `/api/games/${game}/ranking`),

  me: () => ask<Me | null>("GET", "/api/me"),
  guest: (name: string, language: Language) => ask<Me>("POST", "/api/guests", { name, language }),
  change: (changes: { name?: string; language?: Language }) => ask<Me>("PATCH", "/api/me", changes),
  forget: () => ask<null>("DELETE", "/api/me"),
  account: (login: string, passphrase: string) => ask<Me>("POST", "/api/account", { login, passphrase }),
  passphrase: (old: string, fresh: string) => ask<Me>("PUT", "/api/account/passphrase", { old, new: fresh }),
  logIn: (login: string, passphrase: string) => ask<Me>("POST", "/api/session", { login, passphrase }),
  logOut: () => ask<null>("DELETE", "/api/session"),

  profile: (card: string) => ask<Profile>("GET", person(card)),
  shun: (card: string, how: Shun["how"]) => ask<null>("PUT", `${person(card)}/shun`, { how }),
  circle: () => ask<Acquaintances>("GET", "/api/my/circle"),
  newFriendLink: () => ask<Acquaintances>("POST", "/api/my/friend-link"),
  friendLink: (link: string) => ask<FriendLink>("GET", `/api/friends/${encodeURIComponent(link)}`),
  befriend: (link: string) => ask<FriendLink>("POST", `/api/friends/${encodeURIComponent(link)}`),
  part: (card: string) => ask<null>("DELETE", `/api/my/friends/${encodeURIComponent(card)}`),
  invite: (id: string, card: string) => ask<null>("POST", `${table(id)}/invitations`, { card }),
  invitations: () => ask<Invited[]>("GET", "/api/my/invitations"),
  decline: (id: string) => ask<null>("DELETE", `/api/my/invitations/${encodeURIComponent(id)}`),

  matches: () => ask<MatchWaiting>("GET", "/api/match"),
  findMatch: async (game: string | null) => {
    const seed = randomSeed();
    const found = await ask<MatchShown>("POST", "/api/match", { game, seed });
    const { commitment } = await ask<TableShown>("GET", table(found.table));
    keepNote({ table: found.table, commitment, seed });
    return found;
  },
  hurryMatch: () => ask<MatchShown>("POST", "/api/match/begin"),
  leaveMatch: () => ask<null>("DELETE", "/api/match"),

  tokens: () => ask<TokenShown[]>("GET", "/api/my/tokens"),
  makeToken: (name: string) => ask<TokenMade>("POST", "/api/my/tokens", { name }),
  revokeToken: (card: string) => ask<null>("DELETE", `/api/my/tokens/${encodeURIComponent(card)}`),
  calls: () => ask<Calls>("GET", "/api/my/calls"),
  callByPush: (wanted: PushSubscription) => ask<Calls>("POST", "/api/my/calls/push", wanted),
  callByMail: (address: string) => ask<Calls>("POST", "/api/my/calls/mail", { address }),
  calendar: (wanted: boolean) => ask<Calls>(wanted ? "PUT" : "DELETE", "/api/my/calls/calendar"),
  confirmCall: (token: string) => ask<null>("POST", `/api/calls/${encodeURIComponent(token)}/confirm`),
  endCall: (token: string) => ask<null>("POST", `/api/calls/${encodeURIComponent(token)}/end`),
  webhook: (id: string) => ask<WebhookShown>("GET", `${table(id)}/webhook`),
  setWebhook: (id: string, address: string, language: Language) =>
    ask<WebhookShown>("PUT", `${table(id)}/webhook`, { address, language }),
  endWebhook: (id: string) => ask<null>("DELETE", `${table(id)}/webhook`),

  openTables: () => ask<TableListed[]>("GET", "/api/tables"),
  myTables: () => ask<TableListed[]>("GET", "/api/my/tables"),
  myResults: () => ask<ResultShown[]>("GET", "/api/my/results"),
  results: () => ask<ResultShown[]>("GET", "/api/results"),
  make: (wanted: Partial<NewTable> & { game: string; seats: number }) => ask<TableShown>("POST", "/api/tables", wanted),
  table: (id: string, link?: string | null) => ask<TableShown>("GET", linked(table(id), link)),
  changeTable: (id: string, changes: TableChanges) => ask<TableShown>("PATCH", table(id), changes),
  discard: (id: string) => ask<null>("DELETE", table(id)),
  sit: async (id: string, seat: number | null, link?: string | null) => {
    const seed = randomSeed();
    const shown = await ask<TableShown>("POST", linked(`${table(id)}/seats`, link), { seat, seed });
    // Only what we wrote down ourselves proves afterwards that the house kept its word.
    keepNote({ table: id, commitment: shown.commitment, seed });
    return shown;
  },
  getUp: (id: string, seat: number) => ask<TableShown>("DELETE", `${table(id)}/seats/${seat}`),
  bot: (id: string, seat: number, level: string) => ask<TableShown>("PUT", `${table(id)}/seats/${seat}/bot`, { level }),
  start: (id: string) => ask<TableShown>("POST", `${table(id)}/start`),
  rematch: (id: string) => ask<TableShown>("POST", `${table(id)}/rematch`),
  wishToEnd: (id: string, wish: boolean) => ask<TableShown>("POST", `${table(id)}/end`, { wish }),
  house: () => ask<HouseShown>("GET", "/api/house"),
  printed: (id: string, link?: string | null) =>
    ask<Record<string, unknown>>("GET", linked(`${table(id)}/printed`, link)),
  replay: (id: string, seq: number, eyes: number | null, link?: string | null) =>
    ask<Frame>("GET", asking(`${table(id)}/replay`, { seq, eyes, link })),
  query: (id: string, seq: number, eyes: number | null, query: object, link?: string | null) =>
    ask<QueryShown>("GET", asking(`${table(id)}/query`, { seq, eyes, asked: JSON.stringify(query), link })),
  story: (id: string, eyes: number | null, link?: string | null) =>
    ask<StoryShown>("GET", asking(`${table(id)}/story`, { eyes, link })),
  truth: (id: string, seq: number, link?: string | null) =>
    ask<Truth>("GET", asking(`${table(id)}/truth`, { seq, link })),
  verify: (id: string, link?: string | null) => ask<Verified>("GET", linked(`${table(id)}/verify`, link)),
  /** The file of a finished game, as a table of its own. */
  bring: (text: string) => ask<TableShown>("POST", "/api/logs", { text }),
  log: async (id: string, link?: string | null) => (await answerTo("GET", linked(`${table(id)}/log`, link))).text(),
  figures: (id: string, link?: string | null) => ask<FiguresShown>("GET", linked(`${table(id)}/figures`, link)),
  coach: (id: string, seat: number, seq: number, link?: string | null) =>
    ask<AdviceShown>("GET", linked(`${table(id)}/coach?seat=${seat}&seq=${seq}`, link)),
  course: (id: string, link?: string | null) => ask<Course>("GET", linked(`${table(id)}/course`, link)),
  link: (token: string) => ask<LinkShown>("GET", `/api/links/${encodeURIComponent(token)}`),
  claim: (token: string) => ask<TableShown>("POST", `/api/links/${encodeURIComponent(token)}`),
};

/** What I add to the chance of a table: nobody, not even the house, can know it beforehand. */
function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Types of everything that goes over the wire, from the JSON Schemas of the service.
// usage: node tools/wire.mjs   (needs the service's Python: BACKROOM_PYTHON, default ../.venv/bin/python)
import { execFileSync } from "node:child_process";
import { compile } from "json-schema-to-typescript";
import { make } from "./made.mjs";

const python = process.env.BACKROOM_PYTHON ?? "../.venv/bin/python";
const text = execFileSync(python, ["-m", "backroom.server.wire"], {
  env: { ...process.env, PYTHONPATH: process.env.PYTHONPATH ?? "../src" },
  maxBuffer: 1 << 26,
});
const schemas = Object.entries(JSON.parse(text.toString()));
const banner = "// Made by `npm run wire` from the service's JSON Schema. Do not edit.";
const common = commonDefinitions();

for (const [name, schema] of schemas) {
  const used = Object.keys(schema.$defs).filter((each) => each in common);
  const own = Object.entries(schema.$defs).filter(([each]) => !(each in common));
  const types = await typesOf(borrowing({ ...schema, $defs: Object.fromEntries(own) }));
  const borrowed = used.filter((each) => new RegExp(`\\b${each}\\b`).test(types));
  const imports = borrowed.length > 0 ? `\n\nimport type { ${borrowed.join(", ")} } from "./common";` : "";
  const shared = used.length > 0 ? `\nexport type { ${used.join(", ")} } from "./common";\n` : "";
  await write(name, types.replace(banner, banner + imports) + shared);
}
await write("common", await typesOf({ title: "Common", $defs: common }));

/** What several schemas define alike is written once. */
function commonDefinitions() {
  const found = {};
  for (const [, { $defs }] of schemas) {
    for (const [name, definition] of Object.entries($defs)) {
      const alike = schemas.filter(([, other]) => JSON.stringify(other.$defs[name]) === JSON.stringify(definition));
      if (alike.length > 1) found[name] = definition;
    }
  }
  // One name stands for one thing, and what is common leans on nothing that is not.
  const otherwise = (name) => schemas.some(([, { $defs }]) => name in $defs && !same($defs[name], found[name]));
  const leans = (name) => references(found[name]).some((each) => !(each in found));
  for (let left = Infinity; left > Object.keys(found).length;) {
    left = Object.keys(found).length;
    for (const name of Object.keys(found)) if (otherwise(name) || leans(name)) delete found[name];
  }
  return found;
}

function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

function references(definition) {
  return [...JSON.stringify(definition).matchAll(/"#\/\$defs\/([^"]+)"/g)].map(([, name]) => name);
}

/** The schema with what is common only named. */
function borrowing(schema) {
  return JSON.parse(JSON.stringify(schema), (_, value) => {
    const name = typeof value?.$ref === "string" ? value.$ref.replace("#/$defs/", "") : undefined;
    return name !== undefined && name in common ? { tsType: name } : value;
  });
}

function typesOf(schema) {
  return compile(schema, schema.title, {
    additionalProperties: false,
    bannerComment: banner,
    unreachableDefinitions: true,
    format: true,
  });
}

async function write(name, types) {
  const { format, resolveConfig } = await import("prettier");
  const file = `src/wire/${name}.ts`;
  make(file, await format(types, { ...(await resolveConfig(file)), filepath: file }));
}

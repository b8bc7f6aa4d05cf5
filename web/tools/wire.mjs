// Types of everything that goes over the wire, from the JSON Schemas of the service.
// usage: node tools/wire.mjs   (needs the service's Python: BACKROOM_PYTHON, default ../.venv/bin/python)
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const python = process.env.BACKROOM_PYTHON ?? "../.venv/bin/python";
const text = execFileSync(python, ["-m", "backroom.server.wire"], {
  env: { ...process.env, PYTHONPATH: process.env.PYTHONPATH ?? "../src" },
  maxBuffer: 1 << 26,
});
for (const [name, schema] of Object.entries(JSON.parse(text.toString()))) {
  const types = await compile(schema, schema.title, {
    additionalProperties: false,
    bannerComment: "// Made by `npm run wire` from the service's JSON Schema. Do not edit.",
    unreachableDefinitions: true,
    format: true,
  });
  writeFileSync(`src/wire/${name}.ts`, types);
}

// The icons we use, out of the four thousand of game-icons.net (CC BY 3.0, credited on the About page).
import { readFileSync, writeFileSync } from "node:fs";

const all = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8"));
const names = JSON.parse(readFileSync("src/lib/icon-names.json", "utf8")).sort();
const lines = names.map((name) => {
  const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent];
  if (icon === undefined) throw new Error(`there is no icon ${name}`);
  return `  ${JSON.stringify(name)}: ${JSON.stringify(icon.body)},`;
});
writeFileSync(
  "src/lib/icons.ts",
  `// Made by \`npm run icons\` from icon-names.json. Do not edit.\nexport const ICONS = {\n${lines.join("\n")}\n} as const;\n\nexport type IconName = keyof typeof ICONS;\n`,
);

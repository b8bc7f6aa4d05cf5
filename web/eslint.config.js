// What the compilers do not see: promises nobody waits for, conditions that always hold, colours that are
// no tokens. A rule that is off says why.
import js from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Types that are `any` only to this parser: whoever has it off is checked by svelte-check, or is a test. */
const UNSAFE_IS_CHECKED_ELSEWHERE = Object.fromEntries(
  ["argument", "assignment", "call", "member-access", "return"].map((deed) => [
    `@typescript-eslint/no-unsafe-${deed}`,
    "off",
  ]),
);

const RAW_COLOUR = "/#[0-9a-f]{3,8}\\b|\\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(/i";
const TOKENS_ONLY = "Colours are named in a tokens.css and used by name.";

export default defineConfig(
  globalIgnores(["src/wire/", "src/lib/icons/"]),
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  { files: ["public/worker.js"], languageOptions: { globals: globals.serviceworker } },
  {
    files: ["src/**/*.ts", "src/**/*.svelte"],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      // An empty name is no name, and a flag that is not sent is off.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true, boolean: true } }],
      // `void thing;` in an effect says: follow it.
      "@typescript-eslint/no-meaningless-void-operator": "off",
    },
  },
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["src/**/*.svelte", "src/**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // A map that nothing draws needs no signals.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["src/**/*.svelte"],
    rules: {
      ...UNSAFE_IS_CHECKED_ELSEWHERE,
      "no-restricted-syntax": [
        "error",
        { selector: `SvelteAttribute[key.name!='href'] > SvelteLiteral[value=${RAW_COLOUR}]`, message: TOKENS_ONLY },
        { selector: `SvelteStyleDirective > SvelteLiteral[value=${RAW_COLOUR}]`, message: TOKENS_ONLY },
        {
          selector:
            "SvelteAttribute[key.name=/^(fill|stroke|stop-color|flood-color|color)$/] > " +
            "SvelteLiteral[value!=/^(none|currentColor|var\\(--[\\w-]+\\)|url\\(#[\\w-]+\\))$/]",
          message: TOKENS_ONLY,
        },
        { selector: `Literal[value=${RAW_COLOUR}]`, message: TOKENS_ONLY },
      ],
    },
  },
  {
    files: ["src/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", { selector: `Literal[value=${RAW_COLOUR}]`, message: TOKENS_ONLY }] },
  },
  {
    // Tests read files, and the client has no types of Node.
    files: ["src/**/*.test.ts", "src/lib/speaking.ts", "src/lib/no-layout.ts"],
    rules: {
      ...UNSAFE_IS_CHECKED_ELSEWHERE,
      // To this parser a component takes anything; svelte-check knows better.
      "@typescript-eslint/no-unnecessary-type-assertion": "off",
      // What is not there fails the test just there.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/require-await": "off",
    },
  },
  { files: ["*.js", "*.ts", "tools/*.{js,mjs}"], languageOptions: { globals: globals.node } },
);

// Tests on a busy machine wait longer for what a page will show; on a quiet one they notice nothing.
if (globalThis.document !== undefined) {
  const { configure } = await import("@testing-library/svelte");
  configure({ asyncUtilTimeout: 30_000 });
}

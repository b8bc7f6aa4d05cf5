// Where we are: the path of the address, as a page and its words.
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** The parts of the path: /rules/maffiosi is ["rules", "maffiosi"]. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash;
  }

  go(address: string, replace = false): void {
    const before = this.path;
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
    // A place on the same page is looked for by the page itself.
    if (this.path !== before) scrollTo(0, 0);
  }

  /** For a link: an ordinary click stays in this page, everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || link.pathname.startsWith("/static/")) return;
    event.preventDefault();
    this.go(link.href);
  };
}

export const router = new Router();

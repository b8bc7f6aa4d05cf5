#!/usr/bin/env python3
"""The pictures that a link to a table shows where it is sent: cut from those of the documents.

Run it after `make pictures`, with chromium, and build the client anew.
"""

import base64
import shutil
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PICTURES = {
    "capo-della-mafia": "capo-desk.png",
    "counterfeiters": "counterfeiters-desk.png",
    "la-cosa-nostra": "la-cosa-nostra-desk.png",
    "maffiosi": "maffiosi-desk.png",
}
SIZE: ViewportSize = {"width": 1200, "height": 630}
PAGE = (
    "<body style='margin:0'><img style='width:100%;height:100vh;object-fit:cover;"
    "object-position:top' src='data:image/png;base64,{}'></body>"
)


def main() -> None:
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page(viewport=SIZE)
        for game, picture in PICTURES.items():
            body = base64.b64encode((ROOT / "docs/pictures" / picture).read_bytes()).decode()
            page.set_content(PAGE.format(body), wait_until="load")
            target = ROOT / "web/public" / f"share-{game}.jpg"
            page.screenshot(path=target, type="jpeg", quality=62)
            print(target.relative_to(ROOT), target.stat().st_size)


if __name__ == "__main__":
    main()

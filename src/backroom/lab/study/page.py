"""The page of a report: one file, without a script and without anything from elsewhere; light or
dark as its reader has it, on a phone, and on paper."""

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root{color-scheme:light dark;--ink:#1f1b16;--soft:#6b6257;--paper:#fbf8f2;--rule:#ddd3c3;
--accent:#8a2f1d;--s0:#b3261e;--s1:#1c6bb0;--s2:#2d7d3a;--s3:#8a5a00;--s4:#7b3fa0;--s5:#00767a;--s6:#555}
@media(prefers-color-scheme:dark){:root{--ink:#ece5da;--soft:#a99f91;--paper:#15120f;
--rule:#3a332b;--accent:#e8907c;--s0:#ff8a80;--s1:#82b9f2;--s2:#84cf90;--s3:#e3b660;--s4:#cfa0ee;
--s5:#62cdd0;--s6:#b9b9b9}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.25rem;margin:2.2rem 0 .4rem;border-bottom:1px solid var(--rule)}
h3{font-size:1rem;margin:1.2rem 0 .3rem}
p{margin:.4rem 0}
.soft,caption{color:var(--soft);font-size:.9rem}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.25rem .5rem;border-bottom:1px solid var(--rule);white-space:nowrap}
th:first-child,td:first-child{text-align:left;white-space:normal;min-width:8rem;padding-left:0}
td.long{white-space:normal;text-align:left;min-width:14rem}
th{color:var(--soft);font-weight:600;vertical-align:bottom}
code{font-size:.85em;color:var(--soft)}
.sure{color:var(--accent);font-weight:600}
.plot{display:block;width:100%;max-width:34rem;height:auto}
.plot text{font-size:11px;fill:var(--soft)}
.end{text-anchor:end}.mid{text-anchor:middle}
.grid{stroke:var(--rule);stroke-width:.7}
.bar{fill:var(--accent);opacity:.8}
.line{fill:none;stroke-width:2}.band{stroke:none;opacity:.14}
.s0{stroke:var(--s0)}.s1{stroke:var(--s1);stroke-dasharray:7 3}
.s2{stroke:var(--s2);stroke-dasharray:2 3}
.s3{stroke:var(--s3);stroke-dasharray:9 3 2 3}.s4{stroke:var(--s4);stroke-dasharray:4 2}
.s5{stroke:var(--s5);stroke-dasharray:12 3}.s6{stroke:var(--s6);stroke-dasharray:1 2}
.band.s0{fill:var(--s0)}.band.s1{fill:var(--s1)}.band.s2{fill:var(--s2)}.band.s3{fill:var(--s3)}
.band.s4{fill:var(--s4)}.band.s5{fill:var(--s5)}.band.s6{fill:var(--s6)}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;padding:0;margin:.3rem 0;
list-style:none;font-size:.9rem}
.swatch{width:28px;height:8px;margin-right:.4rem}
.whisker{width:150px;height:14px;vertical-align:middle}
.whisker circle{fill:var(--accent)}.reach{stroke:var(--accent);stroke-width:2;opacity:.6}
.even{stroke:var(--soft);stroke-width:1;opacity:.6}
summary{cursor:pointer;color:var(--soft)}
@media(max-width:34rem){table{font-size:.8rem}
th,td{white-space:normal;padding:.25rem .2rem}
th:first-child,td:first-child{min-width:4rem}.whisker{width:56px}}
@media print{body{max-width:none;background:#fff}
h2{break-after:avoid}table,.plot{break-inside:avoid}}
"""


def page(language: str, title: str, parts: Iterable[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
        "style-src 'unsafe-inline'\">"
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><main>\n{inside}\n</main></body></html>\n"
    )


def heading(text: str, level: int = 2) -> str:
    return f"<h{level}>{escape(text)}</h{level}>"


def said(text: str, soft: bool = False) -> str:
    return f'<p class="soft">{escape(text)}</p>' if soft else f"<p>{escape(text)}</p>"


Cell = str
"""What stands in a table, as HTML already: `cell` makes it of a text."""


def cell(text: str) -> Cell:
    return escape(text)


def table(heads: Sequence[str], rows: Iterable[Sequence[Cell]], long: int | None = None) -> str:
    """`long`: which column has whole sentences."""
    head = "".join(f"<th scope='col'>{escape(each)}</th>" for each in heads)
    lines = []
    for row in rows:
        cells = [
            f"<td class='long'>{each}</td>" if place == long else f"<td>{each}</td>"
            for place, each in enumerate(row)
        ]
        lines.append(f"<tr>{''.join(cells)}</tr>")
    inside = "\n".join(lines)
    return (
        f"<div class='wide'><table><thead><tr>{head}</tr></thead>"
        f"<tbody>\n{inside}\n</tbody></table></div>"
    )


def folded(title: str, inside: str) -> str:
    """What is there for whoever wants it; it opens without a script."""
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"


def legend(entries: Iterable[tuple[str, str]]) -> str:
    """A sign, and what it stands for."""
    items = "".join(f"<li>{sign}{escape(text)}</li>" for sign, text in entries)
    return f'<ul class="legend">{items}</ul>'

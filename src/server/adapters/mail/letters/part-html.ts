import type { Part, Piece } from "./content.ts";
import { escapeHtml } from "./escape-html.ts";
import { light, sans, serif } from "./look.ts";

export function partHtml(part: Part): string {
  switch (part.kind) {
    case "paragraph":
      return paragraph(escapeHtml(part.text));
    case "note":
      return quiet(escapeHtml(part.text));
    case "code":
      return code(part.digits);
    case "button":
      return button(part.label, part.url);
    case "link":
      return paragraph(`${escapeHtml(part.before)}${anchor(part.label, part.url)}`);
    case "pieces":
      return [heading(part.title), ...part.pieces.map(piece), paragraph(more(part.more), 36)].join("\n");
    case "fallback":
      return quiet(`${escapeHtml(part.text)}<br>${address(part.url)}`);
  }
}

export const paragraph = (html: string, below = 20): string =>
  `<p class="ink" style="margin:0 0 ${below}px;font:400 16px/1.55 ${sans};text-wrap:pretty;color:${light.ink}">${html}</p>`;

export const quiet = (html: string): string =>
  `<p class="muted" style="margin:0 0 16px;font:400 14px/1.5 ${sans};text-wrap:pretty;color:${light.muted}">${html}</p>`;

const anchor = (label: string, url: string): string =>
  `<a class="ink" href="${escapeHtml(url)}" style="color:${light.ink};text-decoration:underline;text-underline-offset:3px">${escapeHtml(label)}</a>`;

const address = (url: string): string =>
  `<a class="muted" href="${escapeHtml(url)}" style="color:${light.muted};text-decoration:none;word-break:break-all">${escapeHtml(url)}</a>`;

/** Seen as two groups, copied as one word: the gap is no character. */
function code(digits: string): string {
  const half = Math.ceil(digits.length / 2);
  const groups = `${escapeHtml(digits.slice(0, half))}<span style="padding-left:0.32em">${escapeHtml(digits.slice(half))}</span>`;
  return `<p class="code ink line" style="margin:28px 0;padding:28px 0;border:solid ${light.line};border-width:1px 0;font:400 56px/1 ${sans};letter-spacing:0.04em;font-variant-numeric:tabular-nums;white-space:nowrap;color:${light.ink}">${groups}</p>`;
}

/** The cell gives the button its shape in those versions of Outlook that know no padding on links. */
const button = (label: string, url: string): string =>
  `<table class="wide" role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0"><tr><td class="button" align="center" style="border-radius:999px;background-color:${light.ink};mso-padding-alt:17px 32px"><a class="button" href="${escapeHtml(url)}" style="display:block;padding:17px 32px;border-radius:999px;background-color:${light.ink};font:500 16px/1.15 ${sans};color:${light.paper};text-align:center;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

/** Kept off the last hairline by a line's own height. */
const more = ({ label, url }: { readonly label: string; readonly url: string }): string =>
  `<span style="display:inline-block;padding-top:14px">${anchor(label, url)}</span>`;

const heading = (title: string): string =>
  `<h2 class="ink" style="margin:36px 0 8px;font:400 26px/1.2 ${serif};letter-spacing:-0.01em;color:${light.ink}">${escapeHtml(title)}</h2>`;

/** A row between hairlines: the brand over the name, the price at the edge. */
function piece({ name, brand, price, was, url }: Piece): string {
  const before = was ? `<s class="muted" style="color:${light.muted}">${escapeHtml(was)}</s>&nbsp; ` : "";
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" style="padding:14px 0;border-bottom:1px solid ${light.line}"><a class="ink" href="${escapeHtml(url)}" style="font:400 16px/1.4 ${sans};color:${light.ink};text-decoration:none"><span class="muted" style="font-size:14px;color:${light.muted}">${escapeHtml(brand)}</span><br>${escapeHtml(name)}</a></td><td class="ink line" align="right" valign="bottom" style="padding:14px 0 14px 16px;border-bottom:1px solid ${light.line};font:400 16px/1.4 ${sans};font-variant-numeric:tabular-nums;white-space:nowrap;color:${light.ink}">${before}${escapeHtml(price)}</td></tr></table>`;
}

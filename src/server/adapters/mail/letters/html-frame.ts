import type { Language } from "#vocabulary/language.ts";
import { closing } from "./closing.ts";
import type { Content, Site } from "./content.ts";
import { escapeHtml } from "./escape-html.ts";
import { light, serif, styleSheet } from "./look.ts";
import { pageAddress } from "./page-address.ts";
import { paragraph, partHtml, quiet } from "./part-html.ts";

/** One column of paper between two hairlines. Tables only hold the column, since mail clients know no other way. */
export function frameHtml(content: Content, hello: string, language: Language, site: Site): string {
  const [first, second] = content.title.map(escapeHtml);
  const home = escapeHtml(pageAddress(site.publicUrl, language));
  const body = [paragraph(escapeHtml(hello), 8), ...content.parts.map(partHtml)].join("\n");
  const { about, question } = closing[language];
  const contact = escapeHtml(site.contact);
  return `<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(content.subject)}</title>
<style>${styleSheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preheader)}${filler}</div>
<table class="paper" lang="${language}" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.paper}">
<tr><td align="center">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="edge" align="left" style="padding:40px 20px 56px">
<p style="margin:0 0 56px;font:400 32px/1 ${serif};letter-spacing:-0.03em"><a class="ink" href="${home}" style="color:${light.ink};text-decoration:none">Cleed</a></p>
<h1 class="title ink" style="margin:0 0 28px;font:400 44px/1.08 ${serif};letter-spacing:-0.02em;color:${light.ink}">${first}<br><em style="font-style:italic">${second}</em></h1>
${body}
<div style="height:40px;line-height:40px">&nbsp;</div>
${stitches}
${quiet(`${escapeHtml(about)}<br>${escapeHtml(question)}<a class="muted" href="mailto:${contact}" style="color:${light.muted};text-decoration:underline;text-underline-offset:3px">${contact}</a>`)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/** Keeps inboxes from showing the wordmark and the greeting behind the preheader. */
const filler = "&#847;&zwnj;&nbsp;".repeat(60);

const stitch = (lift: "top" | "bottom"): string =>
  `<td width="15" height="6" valign="${lift}" style="font-size:0;line-height:0"><div class="thread" style="height:2px;border-radius:2px;background-color:${light.thread}">&nbsp;</div></td>`;

/** Three stitches of thread, the mark of the house over a closing. */
const stitches = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px"><tr>${[
  stitch("bottom"),
  stitch("top"),
  stitch("bottom"),
].join('<td width="6" style="font-size:0;line-height:0">&nbsp;</td>')}</tr></table>`;

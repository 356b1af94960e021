/** The site's colours and faces, as far as mail can have them. Mails load nothing, so the faces are those at hand. */
export const light = {
  paper: "#F6F3EE",
  ink: "#171411",
  muted: "#6B645B",
  line: "#E2DCD3",
  thread: "#B4341F",
} as const;

const dark: Record<keyof typeof light, string> = {
  paper: "#141210",
  ink: "#F3EFE8",
  muted: "#A39B90",
  line: "#2E2A26",
  thread: "#F0785F",
};

export const serif = "'Instrument Serif',Georgia,'Times New Roman',serif";
export const sans =
  "'Instrument Sans',-apple-system,BlinkMacSystemFont,'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Only what cannot be written inline: the dark theme, and narrow screens. */
export const styleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}
@media (max-width:479px){
.edge{padding-left:24px!important;padding-right:24px!important}
.title{font-size:34px!important}
.code{font-size:44px!important}
.wide{width:100%!important}
}
@media (prefers-color-scheme:dark){
.paper{background-color:${dark.paper}!important}
.ink{color:${dark.ink}!important}
.muted{color:${dark.muted}!important}
.line{border-color:${dark.line}!important}
.thread{background-color:${dark.thread}!important}
.button{background-color:${dark.ink}!important;color:${dark.paper}!important}
}
`;

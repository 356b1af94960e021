/** The tokens of the page (web/styles/tokens.css): a picture cannot read the page's styles. The test compares. */
export const atelierColours: Record<AtelierTheme, AtelierColours> = {
  light: {
    studio: "#e9e6e0",
    surface: "#ffffff",
    wash: "#eee9e1",
    ink: "#171411",
    muted: "#6b645b",
    edge: "#8a8277",
    thread: "#d3cbc0",
    accent: "#b4341f",
  },
  dark: {
    studio: "#2a2622",
    surface: "#1c1917",
    wash: "#24201d",
    ink: "#f3efe8",
    muted: "#a39b90",
    edge: "#7d756b",
    thread: "#4a443d",
    accent: "#f0785f",
  },
};

export type AtelierTheme = "light" | "dark";

export interface AtelierColours {
  studio: string;
  surface: string;
  wash: string;
  ink: string;
  muted: string;
  edge: string;
  thread: string;
  accent: string;
}

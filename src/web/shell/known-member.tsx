import { useContext } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext } from "react-router";

/**
 * The page's own attribute while somebody is signed in on this device. The server cannot know it, and a page that is
 * drawn for a newcomer first and for a member a second later jumps: this says so before anything is drawn, and styles go
 * by it until the application has taken over (`app.css`).
 */
const script = `try {
  const { token, isAuthenticated } = JSON.parse(localStorage.getItem("auth"));
  if (token && isAuthenticated === true) document.documentElement.dataset.member = "";
} catch {}`;

/** Before the styles: a script after them would wait until they are there, and the page with it. */
export function KnownMember() {
  const nonce = useContext(FrameworkContext)?.nonce;
  return (
    <script
      {...(nonce !== undefined && { nonce })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: ours, with nothing in it that anybody says.
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}

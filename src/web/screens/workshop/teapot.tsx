import { validatedBy } from "#web/shell/validated-by.ts";

/** A validation rule that gives another status and another message than the usual ones. */
const rule = validatedBy(() => ({ status: 418, message: "This page is a teapot" }));
export const middleware = rule;
export const clientMiddleware = rule;

export const loader = () => null;

export default function Teapot() {
  return <h1 className="display-56 px-edge pt-14">Nobody should see this</h1>;
}

import { data } from "react-router";
import { UnmatchedRoute } from "#web/features/navigation/unmatched-route.tsx";
import type { Route } from "./+types/not-found";

export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = () => [
  { title: "404 · Cleed" },
  { name: "robots", content: "noindex" },
];

export default function NotFound() {
  return <UnmatchedRoute />;
}

import { PieceList } from "./piece-list.tsx";

export default function BookmarkedTab() {
  return <PieceList kind="bookmarked" />;
}

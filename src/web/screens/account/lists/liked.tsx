import { PieceList } from "./piece-list.tsx";

export default function LikedTab() {
  return <PieceList kind="liked" />;
}

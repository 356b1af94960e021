import { PieceList } from "./piece-list.tsx";

export default function DislikedTab() {
  return <PieceList kind="disliked" />;
}

import type { Problem } from "#contract/client.ts";
import { problemSentence } from "./problem-sentence.ts";

export default function ProblemText({ problem }: { problem: Problem }) {
  return problemSentence(problem);
}

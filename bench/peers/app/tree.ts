import { createElement, type ReactNode } from "react";
import type { Piece } from "./page-data.ts";

/** The page's elements without a component of their own: as little as React can be asked to do for this HTML. */
export const tree = (pieces: readonly Piece[]): ReactNode[] =>
  pieces.map((piece) =>
    typeof piece === "string" ? piece : createElement(piece.tag, piece.props, ...tree(piece.children)),
  );

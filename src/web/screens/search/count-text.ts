import { counted } from "#web/i18n/counted.ts";
import { m } from "#web/i18n/paraglide/messages.js";

export const piecesText = (count: number): string => counted(count, m.search_pieces_one, m.search_pieces);

import { readCode } from '#domain/ticketing/boarding-code.ts';
import { parseFolio } from '#domain/ticketing/ticket-rules.ts';

/** The reservation that was scanned or typed: by its code, a ticket's folio, or the content of a ticket's QR code. */
export function typedCode(text: string): string {
  const typed = text.trim();
  const folio = parseFolio(readCode(typed)?.pass.folio ?? typed);
  return folio?.code ?? typed.slice(0, MAX_CODE_LENGTH);
}

/** Longer than any code with all its spaces and dashes. */
const MAX_CODE_LENGTH = 24;

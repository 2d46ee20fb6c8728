import { readCode } from '#domain/ticketing/boarding-code.ts';
import { parseFolio } from '#domain/ticketing/ticket-rules.ts';

/**
 * The reservation that was scanned or typed: by its code, by the folio of a ticket, or by the code of a ticket's QR.
 */
export function typedCode(text: string): string {
  const typed = text.trim();
  const folio = parseFolio(readCode(typed)?.pass.folio ?? typed);
  return folio?.code ?? typed.slice(0, MAX_CODE_LENGTH);
}

/** More than a code with all its spaces and dashes. */
const MAX_CODE_LENGTH = 24;

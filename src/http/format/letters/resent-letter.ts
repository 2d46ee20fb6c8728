import type { Body, Matter } from '#http/format/letters/matter.ts';
import { issuedLetter, orderedLetter } from '#http/format/letters/ticket-letters.ts';
import { referenceLetter } from '#http/format/letters/store-reference-letters.ts';

/** What would be sent if it were sold now: the tickets, or the payment that is still due (B41). */
export function resentLetter(matter: Matter): Body {
  const { reservation } = matter.notice;
  if (reservation.status === 'approved') return issuedLetter(matter);
  return reservation.voucher ? referenceLetter(matter) : orderedLetter(matter);
}

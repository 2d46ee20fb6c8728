import type { Body, Matter } from '#http/format/letters/matter.ts';
import { issuedLetter, orderedLetter } from '#http/format/letters/ticket-letters.ts';
import { referenceLetter } from '#http/format/letters/store-reference-letters.ts';

/** What the traveller would be sent if it were sold now: the tickets, or what is still to be paid for them (B41). */
export function resentLetter(matter: Matter): Body {
  const { reservation } = matter.notice;
  if (reservation.status === 'approved') return issuedLetter(matter);
  return reservation.voucher ? referenceLetter(matter) : orderedLetter(matter);
}

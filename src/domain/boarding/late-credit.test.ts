import { expect, test } from 'vitest';
import { type ClaimedTicket, lateCreditVerdict } from '#domain/boarding/late-credit.ts';
import { after, before, DAY, instant } from '#kernel/instant.ts';

const NOW = instant(Date.parse('2026-11-23T12:00:00Z'));
const ANA = { firstName: 'Ana', lastName: 'López' };
const BETO = { firstName: 'Beto', lastName: 'Ruiz' };
const TICKET = { passenger: ANA, boardedAt: before(NOW, 10 * DAY), isGivenUp: false, hasWon: false };
const CLAIM = { folio: 'ABCDEFGH-1', ticket: TICKET, name: ANA, traveller: ANA, now: NOW };

test.each([
  ['a ticket of their own', CLAIM, undefined],
  ['a name without accents, in capitals', { ...CLAIM, name: { firstName: 'ANA', lastName: 'LOPEZ' } }, undefined],
  ['the last moment', { ...CLAIM, now: after(TICKET.boardedAt, 60 * DAY - 1) }, undefined],
  ['sixty days', { ...CLAIM, now: after(TICKET.boardedAt, 60 * DAY) }, 'late_credit_over'],
  ['no such folio', { ...CLAIM, ticket: undefined }, 'late_credit_not_found'],
  ['nobody boarded', { ...CLAIM, ticket: { ...TICKET, boardedAt: undefined } }, 'late_credit_not_found'],
  ['another name than on the ticket', { ...CLAIM, name: BETO }, 'late_credit_not_found'],
  [
    'another name, and a ticket that won',
    { ...CLAIM, name: BETO, ticket: { ...TICKET, hasWon: true } },
    'late_credit_not_found',
  ],
  ['the ticket of somebody else', { ...CLAIM, traveller: BETO }, 'late_credit_other_name'],
  ['a ticket that won', { ...CLAIM, ticket: { ...TICKET, hasWon: true } }, 'late_credit_won'],
  ['a ticket that was given up', { ...CLAIM, ticket: { ...TICKET, isGivenUp: true } }, 'late_credit_given_up'],
])('%s', (_, claim, code) => {
  const verdict = lateCreditVerdict<ClaimedTicket>(claim);
  if (code !== undefined) return expect(verdict).toMatchObject({ kind: 'refused', faults: [{ code }] });
  expect(verdict).toEqual({ kind: 'given', ticket: TICKET });
});

test('what was not typed is said at its field, whatever the ticket', () => {
  const verdict = lateCreditVerdict({ ...CLAIM, folio: ' ', name: { firstName: '', lastName: ' ' } });
  expect(verdict).toEqual({
    kind: 'refused',
    faults: [
      { code: 'ticket_folio_required', field: 'folio' },
      { code: 'first_name_required', field: 'first_name' },
      { code: 'last_name_required', field: 'last_name' },
    ],
  });
});

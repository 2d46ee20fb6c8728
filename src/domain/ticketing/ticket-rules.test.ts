import { describe, expect, test } from 'vitest';
import type { TicketKind } from '#domain/ticketing/ticket.ts';
import { folioOf, isBoardable, isValidOn, parseFolio, validUntil } from '#domain/ticketing/ticket-rules.ts';
import { localDate } from '#kernel/instant.ts';

const KINDS: readonly TicketKind[] = ['PEND', 'E-Ticket', 'OK'];

describe('validity (M88, T8)', () => {
  test.each([
    ['2026-11-27', '2027-11-27'],
    ['2027-11-27', '2028-11-26'], // 29 February 2028 lies between
    ['2028-02-29', '2029-02-28'],
  ])('issued %s, valid through %s', (issued, last) => {
    expect(validUntil(localDate(issued))).toBe(last);
  });

  test('the last day counts', () => {
    const last = validUntil(localDate('2026-11-27'));
    expect(isValidOn(last, localDate('2027-11-27'))).toBe(true);
    expect(isValidOn(last, localDate('2027-11-28'))).toBe(false);
  });
});

test('an unpaid ticket does not scan (T40)', () => {
  expect(KINDS.filter(isBoardable)).toEqual(['E-Ticket', 'OK']);
});

test('folios', () => {
  expect(folioOf('7K3M9QWX2D', 3)).toBe('7K3M9QWX2D-03');
  expect(parseFolio(' 7k3m9qwx2d-20 ')).toEqual({ code: '7K3M9QWX2D', number: 20 });
  expect(parseFolio('7K3M9QWX2D')).toBeUndefined();
  expect(parseFolio('7K3M9QWXIL-01')).toBeUndefined();
});

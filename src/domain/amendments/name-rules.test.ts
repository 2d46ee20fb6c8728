import { describe, expect, test } from 'vitest';
import { after, instant, MINUTE } from '#kernel/instant.ts';
import { NAME_CHANGES, nameClosesAt, nameRefusal, newNameFaults } from './name-rules.ts';

const NOW = instant(Date.parse('2026-11-27T18:00:00Z'));
const ADA = {
  position: 1,
  hasTicket: true,
  departs: after(NOW, 31 * MINUTE),
  hasBoarded: false,
  isCancelled: false,
  changes: 0,
};

describe('the name of a passenger', () => {
  test.each<[string, Partial<typeof ADA> | { departs: undefined }, string | undefined]>([
    ['31 minutes before their first bus', {}, undefined],
    ['30 minutes before it', { departs: after(NOW, 30 * MINUTE) }, 'name_change_closed'],
    ['who boarded early', { hasBoarded: true }, 'name_change_closed'],
    ['whose every bus is cancelled', { isCancelled: true }, 'journey_cancelled'],
    ['whose tickets are all open', { departs: undefined }, undefined],
    ['who gave their tickets back', { hasTicket: false }, 'change_ticket_unknown'],
    ['whose name was changed before, but for once', { changes: NAME_CHANGES - 1 }, undefined],
    ['whose name was changed as often as it may', { changes: NAME_CHANGES }, 'name_change_used'],
  ])('%s', (_, change, code) => {
    expect(nameRefusal({ ...ADA, ...change }, 'approved', NOW)?.code).toBe(code);
  });

  test.each(['process', 'order_generated', 'decline'] as const)('stays while the ticket is not paid: %s', (status) => {
    expect(nameRefusal(ADA, status, NOW)?.code).toBe('tickets_not_ready');
  });

  test('has a last moment, unless nothing of theirs has a date', () => {
    expect(nameClosesAt(ADA)).toBe(after(NOW, MINUTE));
    expect(nameClosesAt({ departs: undefined })).toBeUndefined();
  });
});

describe('a new name', () => {
  const current = { firstName: 'Ana', lastName: 'López' };
  test.each<[string, string, string, readonly string[]]>([
    ['another person', 'Luz', 'Díaz', []],
    ['an accent put right', 'Ana', 'Lopéz', []],
    ['the same, with more blanks', ' Ana ', 'López  ', ['name_unchanged']],
    ['no name', '', '', ['first_name_required', 'last_name_required']],
    ['a number', 'Ana 2', 'López', ['first_name_required']],
    ['more than fits a line', 'A'.repeat(61), 'López', ['text_too_long']],
  ])('%s', (_, firstName, lastName, codes) => {
    expect(newNameFaults(current, { firstName, lastName }).map(({ code }) => code)).toEqual(codes);
  });
});

import { expect, test } from 'vitest';
import { invoicesOptions, USAGE } from '#main/cli/invoices-options.ts';

test.each([
  [['waiting'], { name: 'list', which: 'waiting' }],
  [['unknown'], { name: 'list', which: 'unknown' }],
  [['rejected'], { name: 'list', which: 'rejected' }],
  [['not-cancelled'], { name: 'list', which: 'not-cancelled' }],
  [['cancel', 'F-12', '--reason', '02'], { name: 'cancel', invoice: 'F-12', reason: '02' }],
  [['replay', 'F-12'], { name: 'replay', invoice: 'F-12' }],
  [['month'], { name: 'month', month: undefined }],
  [['month', '2026-10'], { name: 'month', month: '2026-10' }],
])('%j', (args, command) => {
  expect(invoicesOptions(args)).toMatchObject({ ok: true, value: { command } });
});

test.each([
  [[], USAGE],
  [['everything'], USAGE],
  [['waiting', 'more'], USAGE],
  [['cancel', 'F-12'], '--reason wants 02, 03 or 04, as the SAT has them'],
  [['cancel', 'F-12', '--reason', '01'], '--reason wants 02, 03 or 04, as the SAT has them'],
  [['cancel'], 'an invoice is wanted: its UUID, or F-12'],
  [['replay'], 'an invoice is wanted: its UUID, or F-12'],
  [['month', '2026-13'], 'a month is wanted, as in 2026-11'],
])('%j is refused', (args, fault) => {
  expect(invoicesOptions(args)).toEqual({ ok: false, fault });
});

import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, askPage } from '#testing/drawn-page.ts';
import { VOUCHER_VERDICT_TEXTS, voucherDoorText } from '#text/vouchers.ts';
import { getOperator } from '#wire/operation.ts';
import * as paths from '#wire/page-paths.ts';
import type { Route } from '#wire/route.ts';
import { postVoucherScans } from '#wire/vouchers.ts';

const now = instant(Date.UTC(2026, 10, 28, 17));
const FORGED = { results: [{ id: 's', verdict: 'forged', folio: null, voucher: null }] };
const ROSA = { name: 'Rosa', role: 'boarding' };

const sent = (code: string, answers: ReadonlyMap<Route, unknown>) =>
  askPage(paths.voucherDoor.es, { now, call: answering(answers), form: { code, place: 'Muelle' } });

const asRosa = new Map<Route, unknown>([
  [getOperator, ROSA],
  [postVoucherScans, FORGED],
]);

test('a press of Enter without a code is no false code: it is asked for at its field', async () => {
  const answer = await sent('  ', asRosa);
  if (answer.kind !== 'html') throw new Error(`leads to ${answer.to}`);
  const html = answer.html.join('');
  expect(answer.status).toBe(422);
  expect(html).toContain(voucherDoorText.codeMissing.es);
  expect(html).toContain('value="Muelle"');
  expect(html).not.toContain(VOUCHER_VERDICT_TEXTS.forged.es);
  // The next scan is typed into the field: nothing else takes the focus.
  expect(html).not.toContain('role="alert"');
});

test('what is no code of ours is false', async () => {
  const answer = await sent('hola', asRosa);
  expect(answer.kind === 'html' && answer.html.join('')).toContain(VOUCHER_VERDICT_TEXTS.forged.es);
});

test('after the shift it is not asked for, but the key', async () => {
  const answer = await sent('', new Map());
  if (answer.kind !== 'html') throw new Error(`leads to ${answer.to}`);
  expect(answer.status).toBe(403);
  expect(answer.html.join('')).not.toContain(voucherDoorText.codeMissing.es);
});

import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, askPage, drawnPage } from '#testing/drawn-page.ts';
import { VOUCHER_VERDICT_TEXTS, voucherDoorText } from '#text/vouchers.ts';
import type { ApiCall } from '#wire/call.ts';
import { getOperator } from '#wire/operation.ts';
import * as paths from '#wire/page-paths.ts';
import type { BodyOf, Route } from '#wire/route.ts';
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

const OPENED = new Map<Route, unknown>([[getOperator, ROSA]]);

/** The hidden fields of the page. */
const hiddenIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );

const opened = async () => hiddenIn((await drawnPage(paths.voucherDoor.es, { now, call: answering(OPENED) })).text);

/** Sends a code with the page's hidden fields: what is asked of the call, answered so, and the page that follows. */
async function sends(
  hidden: Readonly<Record<string, string>>,
  answers: ReadonlyMap<Route, unknown>,
  code = 'V123456789',
) {
  const bodies: BodyOf<typeof postVoucherScans>[] = [];
  const call: ApiCall = (route, asked) => {
    if (route === (postVoucherScans as Route)) bodies.push(asked!.body as never);
    return answering(answers)(route, asked);
  };
  const { text } = await drawnPage(paths.voucherDoor.es, { now, call, form: { ...hidden, code } });
  return { device: bodies[0]!.device, scan: bodies[0]!.scans[0]!.id, next: hiddenIn(text) };
}

test('a code whose answer was lost is sent again as the same scan; one that was judged, as another', async () => {
  const lost = await sends(await opened(), OPENED);
  const again = await sends(lost.next, asRosa);
  expect(again.scan).toBe(lost.scan);
  expect((await sends(again.next, asRosa)).scan).not.toBe(lost.scan);
});

test('another code sent in place of one whose answer was lost never gets the verdict of that', async () => {
  const lost = await sends(await opened(), OPENED);
  expect((await sends(lost.next, asRosa, 'V987654321')).scan).not.toBe(lost.scan);
});

test('a page at a door stays one device, and another page is another', async () => {
  const here = await sends(await opened(), OPENED);
  const again = await sends(here.next, asRosa);
  const later = await sends(again.next, asRosa);
  expect([again.device, later.device]).toEqual([here.device, here.device]);
  expect((await sends(await opened(), asRosa)).device).not.toBe(here.device);
});

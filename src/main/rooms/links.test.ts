import { expect, test } from 'vitest';
import type { LinkPurpose } from '#domain/links/link.ts';
import { type ReservationId, parseReservationCode, uuidV7 } from '#kernel/ids.ts';
import { DAY, instant } from '#kernel/instant.ts';
import { siteLinks } from '#main/rooms/links.ts';

const now = instant(1_800_000_000_000);
const id: ReservationId = uuidV7(now, new Uint8Array(10));
const { links, resumeUrl, payUrl, invoicingUrl } = siteLinks({
  secret: 'a secret of at least thirty-two letters',
  origin: 'https://costera.example',
  clock: { now: () => now },
});

test('a link to go on, in the language of the reservation', () => {
  const url = new URL(resumeUrl({ id, lang: 'es' }));
  expect(url.origin + url.pathname).toBe('https://costera.example/reservacion/continuar');
  expect(new URL(resumeUrl({ id, lang: 'en' })).pathname).toBe('/reservation/resume');
  const token = url.searchParams.get('t')!;
  expect(links.read(token, { purpose: 'resume', now })).toEqual({ kind: 'good', reservation: id });
  expect(links.read(token, { purpose: 'resume', now: instant(now + 3 * DAY) })).toEqual({ kind: 'expired' });
});

test('a link to have it invoiced lasts a month, and opens and pays nothing', () => {
  const code = parseReservationCode('7K3M9QX2VD')!;
  const url = new URL(invoicingUrl({ id, lang: 'es', code }));
  expect(url.origin + url.pathname).toBe('https://costera.example/facturacion');
  expect(new URL(invoicingUrl({ id, lang: 'en', code })).pathname).toBe('/invoicing');
  expect(url.searchParams.get('code')).toBe(code);
  const token = url.searchParams.get('t')!;
  const read = (purpose: LinkPurpose, later = 0) => links.read(token, { purpose, now: instant(now + later) }).kind;
  expect([read('invoicing'), read('invoicing', 31 * DAY)]).toEqual(['good', 'expired']);
  for (const purpose of ['resume', 'return', 'pay', 'notices'] as const) expect(read(purpose)).toBe('forged');
});

test('a link to pay, short enough for a message', () => {
  const { url, expires } = payUrl({ id, lang: 'es' });
  expect(url).toMatch(/^https:\/\/costera\.example\/pagar\/[\w-]{51}$/);
  expect(new URL(payUrl({ id, lang: 'en' }).url).pathname).toMatch(/^\/pay\/[\w-]{51}$/);
  expect(expires).toBe(now + DAY);
});

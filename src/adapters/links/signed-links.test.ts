import { expect, test } from 'vitest';
import { signedLinks } from '#adapters/links/signed-links.ts';
import { type ReservationId, uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

const now = instant(1_800_000_000_000);
const expires = instant(now + 1000);
const reservation: ReservationId = uuidV7(now, new Uint8Array(10).fill(0xab));
const links = signedLinks('a secret of at least thirty-two letters');
const token = links.sign({ purpose: 'pay', reservation, expires });

test('a link is read back until it ends', () => {
  expect(token).toMatch(/^[A-Za-z0-9_-]{51}$/);
  expect(links.read(token, { purpose: 'pay', now })).toEqual({ kind: 'good', reservation });
  expect(links.read(token, { purpose: 'pay', now: instant(expires - 1) })).toMatchObject({ kind: 'good' });
  expect(links.read(token, { purpose: 'pay', now: expires })).toEqual({ kind: 'expired' });
});

test('a link to pay opens nothing, and a link to go on pays nothing', () => {
  expect(links.read(token, { purpose: 'resume', now })).toEqual({ kind: 'forged' });
  const resume = links.sign({ purpose: 'resume', reservation, expires });
  expect(links.read(resume, { purpose: 'pay', now })).toEqual({ kind: 'forged' });
});

test('a letter changed anywhere, another length or another secret: forged, also after its end', () => {
  for (let i = 0; i < token.length - 1; i += 1) {
    const other = token[i] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, i) + other + token.slice(i + 1);
    expect(links.read(changed, { purpose: 'pay', now: instant(expires + 1) })).toEqual({ kind: 'forged' });
  }
  for (const text of ['', token.slice(1), `${token}A`, ` ${token}`, '../../etc', 'ñ'.repeat(51)])
    expect(links.read(text, { purpose: 'pay', now })).toEqual({ kind: 'forged' });
  expect(signedLinks('another secret').read(token, { purpose: 'pay', now })).toEqual({ kind: 'forged' });
});

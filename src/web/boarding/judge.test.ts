import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { boardingCodes } from '#adapters/secrets/boarding-codes.ts';
import type { BoardingPass } from '#domain/ticketing/boarding-pass.ts';
import { id } from '#kernel/ids.ts';
import { DAY, instant, localDate, MINUTE } from '#kernel/instant.ts';
import { isSigned, judge } from './judge.ts';
import { readCode } from '#domain/ticketing/boarding-code.ts';
import type { BoardingListView } from '#wire/boarding.ts';

const newKey = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');

const codes = boardingCodes({ privateKey: newKey() });
const AT = Date.UTC(2026, 10, 27, 15, 0);
const DEPARTURE = '0199aaaa-1111-7222-8333-444455556666';

const PASS: BoardingPass = {
  folio: '7K3M9QX2VD-01',
  direction: 'departure',
  seat: 4,
  run: { departure: id(DEPARTURE), serviceDate: localDate('2026-11-27') },
  issue: codes.issueOf('one'),
  expires: instant(AT + DAY),
};

const LIST: BoardingListView = {
  departure: DEPARTURE,
  service_date: '2026-11-27',
  service: { es: 'Plus', en: 'Plus' },
  origin: 'Guadalajara',
  destination: 'Guayabitos',
  departs_at: '2026-11-27T09:05:00-06:00',
  cancelled: false,
  tickets: [
    {
      folio: PASS.folio,
      issue: PASS.issue,
      paid: true,
      cancelled: false,
      seat: 4,
      name: 'A*** L***',
      type: 'adult',
      from: 'Guadalajara',
      to: 'Guayabitos',
      baggage: null,
      additions: [],
      boarded: null,
    },
  ],
  revoked: ['7K3M9QX2VD-09'],
  keys: codes.keys.map(({ id: kid, publicKey: x }) => ({ kty: 'OKP', crv: 'Ed25519', kid, x })),
  made_at: '2026-11-27T14:00:00.000Z',
};

const scan = (text: string, list = LIST, boardedHere = {}) =>
  judge({ text, device: 'mine', at: AT }, list, boardedHere);
const verdict = async (text: string, list = LIST, boardedHere = {}) => (await scan(text, list, boardedHere)).verdict;

describe('without a signal', () => {
  test('a code of this bus boards, and tells its seat and a masked name', async () => {
    expect(await scan(codes.sign(PASS))).toMatchObject({
      verdict: 'boards',
      seat: 4,
      ticket: { name: 'A*** L***' },
    });
  });

  test('so does one that was sold after the list was made: its signature is enough', async () => {
    expect(await scan(codes.sign({ ...PASS, folio: 'ZZZZZZZZZZ-01', seat: 9 }))).toMatchObject({
      verdict: 'boards',
      seat: 9,
      ticket: undefined,
    });
  });

  test('nobody boards whose bus was cancelled, by code or folio, also who bought after the list was made', async () => {
    const cancelled = { ...LIST, tickets: LIST.tickets.map((ticket) => ({ ...ticket, cancelled: true })) };
    expect(await scan(codes.sign(PASS), cancelled)).toMatchObject({
      verdict: 'cancelled',
      ticket: { name: 'A*** L***' },
    });
    expect(await verdict(PASS.folio, cancelled)).toBe('cancelled');
    const late = codes.sign({ ...PASS, folio: 'ZZZZZZZZZZ-01' });
    expect(await verdict(late, cancelled)).toBe('boards');
    expect(await verdict(late, { ...cancelled, cancelled: true })).toBe('cancelled');
  });

  test.each([
    ['altered', codes.sign(PASS).replace(/.$/, (last) => (last === '0' ? 'G' : '0')), 'forged'],
    ['signed by others', boardingCodes({ privateKey: newKey() }).sign(PASS), 'forged'],
    ['no code', 'https://example.com', 'forged'],
    ['from before a new issue', codes.sign({ ...PASS, issue: codes.issueOf('before') }), 'void'],
    ['revoked', codes.sign({ ...PASS, folio: '7K3M9QX2VD-09' }), 'void'],
    ['too late', codes.sign({ ...PASS, expires: instant(AT - MINUTE) }), 'expired'],
    [
      'of another day',
      codes.sign({
        ...PASS,
        folio: 'ZZZZZZZZZZ-01',
        run: { ...PASS.run!, departure: id(DEPARTURE.replace('0199', '0198')), serviceDate: localDate('2026-11-28') },
      }),
      'wrong_day',
    ],
    [
      'of another bus',
      codes.sign({
        ...PASS,
        folio: 'ZZZZZZZZZZ-01',
        run: { ...PASS.run!, departure: id(DEPARTURE.replace('0199', '0198')) },
      }),
      'wrong_bus',
    ],
    ['open', codes.sign({ ...PASS, folio: 'ZZZZZZZZZZ-01', run: undefined }), 'open'],
    ['a typed folio of the list', ' 7k3m9qx2vd-01', 'boards'],
    ['a typed folio that is revoked', '7K3M9QX2VD-09', 'void'],
    ['a typed folio of nobody here', '7K3M9QX2VD-05', 'unsure'],
  ] as const)('%s', async (_what, text, expected) => {
    expect(await verdict(text)).toBe(expected);
  });

  test('an unpaid folio', async () => {
    const [ticket] = LIST.tickets;
    expect(await verdict(PASS.folio, { ...LIST, tickets: [{ ...ticket!, paid: false }] })).toBe('unpaid');
  });

  test.each([
    ['here before', 'mine', AT - MINUTE, 'already_boarded'],
    ['here a moment ago', 'mine', AT - 3_000, 'boards'],
    ['at another door', 'theirs', AT - 3_000, 'already_boarded'],
  ] as const)('somebody who boarded %s', async (_when, device, at, expected) => {
    const before = { at: new Date(at).toISOString(), place: 'Andén 3', device };
    expect(await verdict(codes.sign(PASS), LIST, { [PASS.folio]: before })).toBe(expected);
    const [ticket] = LIST.tickets;
    expect(await verdict(codes.sign(PASS), { ...LIST, tickets: [{ ...ticket!, boarded: before }] })).toBe(expected);
  });
});

test('a browser that knows no Ed25519 does not guess', async () => {
  const broken = { ...LIST, keys: LIST.keys.map((key) => ({ ...key, x: 'too short' })) };
  expect(await isSigned(readCode(codes.sign(PASS))!, broken)).toBeUndefined();
  expect(await verdict(codes.sign(PASS), broken)).toBe('unsure');
});

import { expect, test } from 'vitest';
import { id } from '#kernel/ids.ts';
import { HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { TEST_VOUCHER_CODES as codes } from '#testing/vouchers.ts';
import {
  type DeviceVoucher,
  type DeviceVouchers,
  isVoucherText,
  judgeVoucher,
  vouchersForDevice,
} from './judge-voucher.ts';

const AT = Date.UTC(2026, 10, 28, 15, 0);
const iso = (at: number): string => new Date(at).toISOString();

const VOUCHER: DeviceVoucher = {
  folio: 'V123456789',
  title: { es: 'Ballenas', en: 'Whales' },
  reference: 'AV-1001',
  starts_at: iso(AT + HOUR),
  people: 3,
  valid_from: iso(AT - HOUR),
  valid_until: iso(AT + 4 * HOUR),
  cancelled: false,
  redeemed: null,
};
const pass = (folio: string, change = {}) => ({
  folio: id<'voucher-folio'>(folio),
  people: 3,
  validFrom: instant(AT - HOUR),
  validUntil: instant(AT + 4 * HOUR),
  ...change,
});
const CODE = codes.sign(pass(VOUCHER.folio));
const listOf = (...vouchers: readonly DeviceVoucher[]): DeviceVouchers => ({
  vouchers,
  keys: codes.keys.map(({ id: kid, publicKey: x }) => ({ kty: 'OKP', crv: 'Ed25519', kid, x })),
});
const LIST = listOf(VOUCHER);
const judged = (text: string, list = LIST, redeemedHere = {}, at = AT) =>
  judgeVoucher({ text, device: 'mine', at }, list, redeemedHere);
const verdict = async (...asked: Parameters<typeof judged>) => (await judged(...asked)).verdict;

test('a voucher is told from a ticket by its code and by its folio', () => {
  expect([CODE, 'V1234-56789', 'v123456789'].map(isVoucherText)).toEqual([true, true, true]);
  expect(['7K3M9QX2VD-01', 'V123456789-01', '', 'hello'].map(isVoucherText)).toEqual([false, false, false, false]);
});

test('a listed voucher is redeemed by its code and its folio, with its people', async () => {
  expect(await judged(CODE)).toEqual({ verdict: 'redeems', folio: VOUCHER.folio, voucher: VOUCHER, people: 3 });
  expect(await verdict('V1234-56789')).toBe('redeems');
});

test('the list says what is cancelled and what was redeemed elsewhere', async () => {
  expect(await verdict(CODE, listOf({ ...VOUCHER, cancelled: true }))).toBe('cancelled');
  const redeemed = { at: iso(AT - HOUR), place: 'Muelle', device: 'another' };
  expect(await verdict(CODE, listOf({ ...VOUCHER, redeemed }))).toBe('already_redeemed');
});

test('what this device redeemed is refused the second time, unless it is the same scan', async () => {
  const here = (ago: number) => ({ [VOUCHER.folio]: { at: iso(AT - ago), place: '', device: 'mine' } });
  expect(await verdict(CODE, LIST, here(2_000))).toBe('redeems');
  expect(await verdict(CODE, LIST, here(MINUTE))).toBe('already_redeemed');
  // Sold after the list was made: its signature is all there is.
  expect(await verdict(CODE, listOf())).toBe('redeems');
  expect(await verdict(CODE, listOf(), here(MINUTE))).toBe('already_redeemed');
});

test('one sold after the list was made is judged by its code; its folio alone is not enough', async () => {
  expect(await judged(CODE, listOf())).toMatchObject({ verdict: 'redeems', voucher: null, people: 3 });
  expect(await verdict(codes.sign(pass('V000000001', { validUntil: instant(AT) })), listOf())).toBe('expired');
  expect(await verdict('V1234-56789', listOf())).toBe('unsure');
});

test('too early, too late, altered, and signed by others', async () => {
  expect(await verdict(CODE, LIST, {}, AT - 2 * HOUR)).toBe('too_early');
  expect(await verdict(CODE, LIST, {}, AT + 4 * HOUR)).toBe('expired');
  expect(await judged(`${CODE.slice(0, -3)}000`)).toMatchObject({ verdict: 'forged', folio: null, voucher: null });
  expect(await verdict(CODE, { ...LIST, keys: [] })).toBe('forged');
});

test('a device keeps neither provider nor place of the list', () => {
  const listed = { ...VOUCHER, provider: 'Mar y Monte', place: 'Muelle' };
  expect(vouchersForDevice({ ...LIST, vouchers: [listed], made_at: iso(AT) })).toEqual(LIST);
});

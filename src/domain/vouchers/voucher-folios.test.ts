import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { instant, MINUTE } from '#kernel/instant.ts';
import { newVoucherFolio, parseVoucherFolio, VOUCHER_FOLIO_BYTES } from './voucher.ts';
import { bodyOfVoucher, readVoucherCode, voucherCodeOf } from './voucher-code.ts';

const FOLIO = fc.uint8Array({ minLength: VOUCHER_FOLIO_BYTES, maxLength: VOUCHER_FOLIO_BYTES }).map(newVoucherFolio);

test('any folio is read as it is written, however it is grouped', () => {
  fc.assert(
    fc.property(FOLIO, fc.integer({ min: 1, max: 9 }), (folio, gap) => {
      expect(parseVoucherFolio(`${folio.slice(0, gap)}-${folio.slice(gap).toLowerCase()}`)).toBe(folio);
    }),
  );
});

test('any pass comes back from its code', () => {
  const minute = fc.integer({ min: 0, max: 2 ** 32 - 1 }).map((minutes) => instant(minutes * MINUTE));
  const people = fc.integer({ min: 1, max: 255 });
  fc.assert(
    fc.property(FOLIO, people, minute, minute, (folio, count, validFrom, validUntil) => {
      const pass = { folio, people: count, validFrom, validUntil };
      const body = bodyOfVoucher(pass, '0badcafe');
      const read = readVoucherCode(voucherCodeOf(body, new Uint8Array(64)));
      expect(read).toMatchObject({ keyId: '0badcafe', pass });
      expect(read?.body).toEqual(body);
    }),
  );
});

import { generateKeyPairSync } from 'node:crypto';
import type { Pool } from '#adapters/db/pool.ts';
import { transactions } from '#adapters/db/session-of.ts';
import { voucherStore } from '#adapters/db/vouchers/vouchers.ts';
import { voucherCodes } from '#adapters/secrets/voucher-codes.ts';
import type { NewVoucher } from '#app/vouchers/ports.ts';
import type { VoucherFacts, VoucherFolio } from '#domain/vouchers/voucher.ts';
import type { OrderId } from '#kernel/ids.ts';
import { after, before, HOUR, type Instant, zone } from '#kernel/instant.ts';

/** What a test's voucher is for, beginning an hour from now. */
export const voucherFacts = (now: Instant): VoucherFacts => ({
  title: { es: 'Avistamiento de ballenas', en: 'Whale watching' },
  provider: 'Costera Aventuras',
  phone: '322 555 0100',
  reference: 'AV-1001',
  where: 'Muelle de Los Muertos',
  when: { at: after(now, HOUR), zone: zone('America/Mexico_City') },
  people: 2,
  validFrom: before(now, HOUR),
  validUntil: after(now, 4 * HOUR),
});

/** Issues a voucher in a transaction of its own. */
export const issueTestVoucher = (
  pool: Pool,
  order: OrderId,
  now: Instant,
  change: Partial<NewVoucher> = {},
): Promise<VoucherFolio> =>
  transactions(pool)((tx) => voucherStore.issue(tx, { ...voucherFacts(now), order, item: 'one', ...change }));

/** Codes signed with a key of the tests. */
export const TEST_VOUCHER_CODES = voucherCodes({
  privateKey: generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
});

import type { Pool } from '#adapters/db/pool.ts';
import { COSTERA } from '#main/costera.ts';
import { COSTERA_ADDITIONS } from '#main/costera-additions.ts';
import { COSTERA_PACKAGES } from '#main/costera-internet.ts';
import { COSTERA_PREMISES } from '#main/costera-premises.ts';
import { SITE_SECRET } from '#testing/http/principals.ts';
import type { PaymentFixture } from '#testing/payment-fixture.ts';
import { type Wired, wireUp } from '#main/wire-up.ts';
import type { Wiring } from '#main/wiring.ts';
import { TEST_VOUCHER_CODES } from '#testing/vouchers.ts';

const PASSES = { apple: () => new Uint8Array(), google: () => 'https://pay.google.com/gp/v/save/x' };

/** Every call of the site for the fixture's sale, wired as in production; `change` replaces some of it. */
export const wireSite = (pool: Pool, fixture: Pick<PaymentFixture, 'sale'>, change: Partial<Wiring> = {}): Wired =>
  wireUp({
    pool,
    clock: { now: () => fixture.sale.now },
    accounts: [],
    invoicing: {
      issuer: { rfc: 'EKU9003173C9', name: 'LINE', regime: '624', postalCode: '45580' },
      openForms: {},
    },
    boardingCodes: fixture.sale.boardingCodes,
    voucherCodes: TEST_VOUCHER_CODES,
    walletPasses: { ...PASSES, cards: PASSES, vouchers: PASSES },
    wallets: {
      sessions: { merchantSession: async () => ({ kind: 'opened', session: {} }) },
      frameUrl: '/wallet-frame',
    },
    testMode: true,
    brand: COSTERA,
    additions: COSTERA_ADDITIONS,
    premises: COSTERA_PREMISES,
    more: { internet: { packages: COSTERA_PACKAGES } },
    mail: undefined,
    channels: {
      pushes: undefined,
      messages: { channels: ['sms'], send: async () => ({ kind: 'sent', messageId: '' }) },
    },
    version: 'v1',
    origin: 'http://site.example',
    secret: SITE_SECRET,
    report: (problem) => fixture.sale.problems.push(problem),
    log: () => undefined,
    ...change,
  });

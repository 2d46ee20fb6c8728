import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Pool } from '#adapters/db/pool.ts';
import { stampInvoices } from '#app/invoicing/stamp-invoices.ts';
import { instant } from '#kernel/instant.ts';
import { openPac } from '#main/accounts/pac.ts';
import { loadSecrets } from '#main/config/secrets.ts';
import { COSTERA } from '#main/costera.ts';
import { stampingDeps } from '#main/rooms/invoicing.ts';
import { startPacStandIn } from '#main/stand-ins/pac-stand-in.ts';
import type { InvoicingFixture } from '#testing/invoicing-fixture.ts';
import { good } from '#testing/paying-sale.ts';
import { REGISTERED } from '#testing/stamping-fixture.ts';
import { LONG_MS } from '../../../stand-ins/stage/testing/timeouts.ts';
import { paidTrip } from './trip.ts';
import { newVisitor, type Scenes } from './visitor.ts';

/** A PAC that stamps the invoices of scenes, and no others. */
export async function openScenePac(pool: Pool, fixture: InvoicingFixture) {
  const dataDir = await mkdtemp(join(tmpdir(), 'anden-pac-'));
  const problems: unknown[] = [];
  const report = (problem: unknown) => problems.push(problem);
  const simulated = await startPacStandIn({ dataDir, secrets: await loadSecrets(dataDir), report });
  const deps = stampingDeps(await openPac(simulated.accounts.pac), {
    pool,
    clock: { now: () => instant(Date.now()) },
    brand: COSTERA,
    terms: fixture.invoicing.terms,
    report,
    timeouts: { token: LONG_MS, stamp: LONG_MS, cancel: LONG_MS, status: LONG_MS },
  });
  const worker = stampingWorker(stampInvoices(deps), report);
  return {
    problems,
    stop: async () => {
      await worker.stop();
      await simulated.stop();
    },
    keepStamping: worker.start,
    stopStamping: worker.stop,
    stamp: async (id: string) => {
      // It might have taken this one, and not be done with it.
      await worker.stop();
      await pool.query(
        `update invoice set next_try_at = clock_timestamp() + interval '1 day' where invoice_id <> $1 and next_try_at is not null`,
        [id],
      );
      await stampInvoices(deps)();
    },
  };
}

/** A request that corrects an invoice waits for its stamp, for some seconds at most. */
const STAMPED_FOR = 5_000;
const BETWEEN_LOOKS = 50;

/** Stamps what is ordered while requests are made, like a worker of the site; for some seconds after each start. */
function stampingWorker(stamp: () => Promise<void>, report: (problem: unknown) => void) {
  let until = 0;
  let working: Promise<void> | undefined;
  const work = async () => {
    while (Date.now() < until) {
      await stamp().catch(report);
      await setTimeout(BETWEEN_LOOKS);
    }
    working = undefined;
  };
  return {
    start: () => {
      until = Date.now() + STAMPED_FOR;
      working ??= work();
    },
    stop: async () => {
      until = 0;
      await working;
    },
  };
}

/** What an invoice should have said: the same taxpayer for another use. */
const CORRECTED = {
  rfc: REGISTERED.rfc,
  name: REGISTERED.name,
  cp: REGISTERED.postalCode,
  regimen_fiscal: REGISTERED.regime,
  uso_cfdi: 'S01',
  email: 'eva@example.com',
  phone: '3331234567',
};

interface InvoiceSetUp {
  readonly origin: string;
  readonly fixture: InvoicingFixture;
  readonly stamp: (id: string) => Promise<void>;
  readonly keepStamping: () => void;
}

/** Calls about an invoice that is stamped. */
export function invoiceScenes({ origin, fixture, stamp, keepStamping }: InvoiceSetUp): Scenes {
  const stamped = async () => {
    const visitor = newVisitor(origin);
    const visit = await paidTrip({ fixture }, visitor);
    const invoice = good(await fixture.asking(visit, { receiver: REGISTERED }));
    await stamp(invoice.id);
    return { visitor, code: visit.code, invoice };
  };
  return {
    invoicingPostDocumentsSearchserie: async () => {
      const { visitor, invoice } = await stamped();
      return visitor.scene({
        body: { series: invoice.series, folio: String(invoice.folio), rfc: REGISTERED.rfc },
      });
    },
    new_invoicingPostReservationReplaceCode: async () => {
      const { visitor, code, invoice } = await stamped();
      keepStamping();
      return visitor.scene({ params: { code }, body: { invoice_id: invoice.id, ...CORRECTED } });
    },
    new_invoicingPostReservationResendCode: async () => {
      const { visitor, code, invoice } = await stamped();
      return visitor.scene({ params: { code }, body: { payments: invoice.payments } });
    },
  };
}

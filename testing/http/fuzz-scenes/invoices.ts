import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  return {
    problems,
    stop: () => simulated.stop(),
    stamp: async (id: string) => {
      await pool.query(
        `update invoice set next_try_at = clock_timestamp() + interval '1 day' where invoice_id <> $1 and next_try_at is not null`,
        [id],
      );
      await stampInvoices(deps)();
    },
  };
}

interface InvoiceSetUp {
  readonly origin: string;
  readonly fixture: InvoicingFixture;
  readonly stamp: (id: string) => Promise<void>;
}

/** Calls about an invoice that is stamped. */
export function invoiceScenes({ origin, fixture, stamp }: InvoiceSetUp): Scenes {
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
    new_invoicingPostReservationResendCode: async () => {
      const { visitor, code, invoice } = await stamped();
      return visitor.scene({ params: { code }, body: { payments: invoice.payments } });
    },
  };
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from '#adapters/db/pool.ts';
import type { Timeouts } from '#adapters/pac/sw-account.ts';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import { stampInvoices } from '#app/invoicing/stamp-invoices.ts';
import type { StampingDeps } from '#app/invoicing/stamping-deps.ts';
import type { FiscalProfile } from '#domain/invoicing/cfdi.ts';
import type { InvoiceState } from '#domain/invoicing/invoice-state.ts';
import { instant } from '#kernel/instant.ts';
import { COSTERA } from '#main/costera.ts';
import { openPac } from '#main/accounts/pac.ts';
import { stampingDeps } from '#main/rooms/invoicing.ts';
import { startPacStandIn } from '#main/stand-ins/pac-stand-in.ts';
import { loadSecrets } from '#main/config/secrets.ts';
import { openInvoicingFixture } from '#testing/invoicing-fixture.ts';
import { good, type SaleOptions } from '#testing/paying-sale.ts';
import { LONG_MS } from '../stand-ins/stage/testing/timeouts.ts';

/** In the simulated PAC's register. */
export const REGISTERED: FiscalProfile = {
  rfc: 'ROÑC850314TU2',
  name: 'CARLA ROSAS ÑECO',
  postalCode: '44630',
  regime: '612',
  use: 'G03',
};

const TIMEOUTS: Timeouts = { token: LONG_MS, stamp: LONG_MS, cancel: LONG_MS, status: LONG_MS };

/** A document stamped by the simulated PAC. */
export interface StampedDocument {
  readonly uuid: string;
  readonly custom_id: string;
  readonly series: string;
  readonly folio: string;
  readonly total: string;
  readonly type: string;
  readonly related: readonly { readonly kind: string; readonly uuid: string }[];
  readonly cancellation: string;
  readonly cfdi: string;
}

/** The fixture of invoices with a PAC: the adapter, and the stand-in as a process, with a real database. */
export async function openStampingFixture(pool: Pool) {
  const fixture = await openInvoicingFixture(pool);
  const dataDir = mkdtempSync(join(tmpdir(), 'anden-pac-'));
  const problems: unknown[] = [];
  const report = (problem: unknown) => problems.push(problem);
  const simulated = await startPacStandIn({ dataDir, secrets: await loadSecrets(dataDir), report });
  const { pac } = simulated.accounts;
  const opened = await openPac(pac);
  /** The parts of a separate worker; `short`: its timeouts for calls without a reply. */
  const newParts = (short: Partial<Timeouts> = {}): StampingDeps =>
    stampingDeps(opened, {
      pool,
      clock: { now: () => instant(Date.now()) },
      brand: COSTERA,
      terms: fixture.invoicing.terms,
      report,
      timeouts: { ...TIMEOUTS, ...short },
    });
  const deps = newParts();

  const control = async <Answer>(what: string, body?: object): Promise<Answer> => {
    const { user, password } = pac;
    const asked = await fetch(`${pac.apiUrl}/_control/${what}`, {
      method: body ? 'POST' : 'GET',
      headers: { user, password, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!asked.ok) throw new Error(`the simulated PAC: ${asked.status} ${await asked.text()}`);
    return (await asked.json()) as Answer;
  };
  const documents = () => control<readonly StampedDocument[]>('documents');

  return {
    ...fixture,
    pac,
    opened,
    parts: deps,
    newParts,
    problems,
    control,
    /** The next faults, by call. */
    faults: (faults: object) => control('faults', faults),
    documents,
    /** Those of one invoice: there must never be two. */
    documentsOf: async (invoice: InvoiceId) =>
      (await documents()).filter(({ custom_id: key }) => key.startsWith(`${invoice}.`)),
    work: (other: StampingDeps = deps) => stampInvoices(other)(),
    /** Makes everything waiting due. */
    hurry: () => pool.query('update invoice set next_try_at = clock_timestamp()'),
    stateOf: async (invoice: InvoiceId): Promise<InvoiceState> =>
      (await fixture.invoicing.invoices.byId(invoice))!.state,
    /** What is asked to pay a trip. */
    paymentAsked: fixture.asked,
    /** A paid trip, and a requested invoice for it. */
    asked: async (receiver = REGISTERED, options: SaleOptions = { round: false }) => {
      const visit = await fixture.bought(options);
      return { visit, invoice: good(await fixture.asking(visit, { receiver })) };
    },
    clear: async () => {
      await control('faults', {});
      await fixture.clear();
      problems.length = 0;
    },
    close: () => simulated.stop(),
  };
}

export type StampingFixture = Awaited<ReturnType<typeof openStampingFixture>>;

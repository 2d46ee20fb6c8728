import { carrierInvoices } from '#adapters/db/invoicing/carrier-invoices.ts';
import { invoiceAdministration } from '#adapters/db/invoicing/invoice-administration.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { stampInvoices } from '#app/invoicing/stamp-invoices.ts';
import { instant } from '#kernel/instant.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { invoicesCommand } from '#main/cli/invoices-commands.ts';
import { invoicesOptions } from '#main/cli/invoices-options.ts';
import { onDatabase } from '#main/cli/on-database.ts';
import { type Environment, readEnvironment } from '#main/config/config.ts';
import { COSTERA } from '#main/costera.ts';
import { invoicingTermsOf, openFormsOf } from '#main/config/invoicing-terms.ts';
import { accountsToUse } from '#main/accounts/simulated-accounts.ts';
import { openPac } from '#main/accounts/pac.ts';
import { stampingDeps } from '#main/rooms/invoicing.ts';

process.exitCode = await onDatabase({
  name: 'anden-invoices',
  options: invoicesOptions(process.argv.slice(2)),
  run: async (command, { pool, ...context }) => {
    const now = instant(Date.now());
    const common = { ...context, invoices: invoiceAdministration(pool), zone: CARRIER_ZONE, now };
    return invoicesCommand({ ...common, ...(await withPac(pool)) }, command);
  },
});

/** Dependencies that need a PAC: the configured one, or a running site's stand-in. */
async function withPac(pool: Pool) {
  const env = readEnvironment(process.env) as Environment;
  const { pac: config } = await accountsToUse(env);
  if (!config) return { month: undefined, work: undefined };
  const pac = await openPac(config, env.CFDI_SCHEMA_DIR);
  const terms = invoicingTermsOf(env);
  const clock = { now: () => instant(Date.now()) };
  const report = (problem: unknown) => console.error(problem);
  const deps = stampingDeps(pac, { pool, clock, brand: COSTERA, terms, report });
  return {
    work: () => stampInvoices(deps)(),
    month: {
      carrierInvoices: carrierInvoices(pool),
      issuer: pac.issuer,
      terms,
      openForms: openFormsOf(env),
    },
  };
}

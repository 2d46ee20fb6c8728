import type { InvoiceAdministration, AdministeredInvoice } from '#app/invoicing/invoice-administration.ts';
import { invoiceMonth, type InvoiceMonthDeps } from '#app/invoicing/invoice-month.ts';
import { monthOf, plusMonths } from '#domain/invoicing/invoicing-deadline.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { formatMoney } from '#kernel/money.ts';
import { fail, ok } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { InvoicesCommand } from '#main/cli/invoices-options.ts';
import type { CommandContext, CommandResult } from '#main/cli/on-database.ts';
import { tableLines } from '#main/cli/table.ts';
import { errorMessage } from '#text/errors.ts';

interface Deps extends Omit<CommandContext, 'pool'> {
  readonly invoices: InvoiceAdministration;
  /** Absent without a PAC: then no invoices are issued. */
  readonly month: InvoiceMonthDeps | undefined;
  /** Processes the pending work, as the site would. */
  readonly work: (() => Promise<void>) | undefined;
  readonly zone: Zone;
  readonly now: Instant;
}

/** Executes a command about invoices, and writes the audit log. */
export async function invoicesCommand(deps: Deps, command: InvoicesCommand): Promise<CommandResult> {
  const { invoices, zone } = deps;
  switch (command.name) {
    case 'list':
      return ok(table(await invoices.list(command.which), zone));
    case 'cancel':
      return onInvoice(deps, command.invoice, async ({ id, folio, series }) => {
        await deps.audit.write({ actor: deps.actor, action: 'invoice.cancelled', invoice: id, note: command.reason });
        if (!(await invoices.cancel(id, command.reason))) return `${series}-${folio} cannot be cancelled as it is`;
        await deps.work?.();
      });
    case 'replay':
      return onInvoice(deps, command.invoice, async ({ id, folio, series }) => {
        await deps.audit.write({ actor: deps.actor, action: 'invoice.replayed', invoice: id, note: undefined });
        if (!(await invoices.replay(id))) return `there is nothing to do for ${series}-${folio}`;
        await deps.work?.();
      });
    case 'month': {
      if (!deps.month) return fail('no PAC is set up: nobody is invoiced');
      const month = command.month ?? plusMonths(monthOf(deps.now, zone), -1);
      await deps.audit.write({ actor: deps.actor, action: 'invoice.month', account: month, note: undefined });
      const drafted = await invoiceMonth(deps.month, month, deps.now);
      if (drafted === undefined) return fail(`${month} is not over`);
      await deps.work?.();
      return ok([
        drafted === 0 ? `${month}: every sale is invoiced already` : `${month}: ${drafted} documents on their way`,
      ]);
    }
  }
}

/** Finds the invoice, applies the action and prints its state; a string is the reason for a refusal. */
async function onInvoice(
  { invoices, zone }: Deps,
  named: string,
  act: (invoice: AdministeredInvoice) => Promise<string | undefined | void>,
): Promise<CommandResult> {
  const invoice = await invoices.find(named);
  if (!invoice) return fail(`there is no invoice ${named}`);
  const refusal = await act(invoice);
  if (refusal !== undefined) return fail(refusal);
  const after = await invoices.find(named);
  return ok(table(after ? [after] : [], zone));
}

const HEADS = ['invoice', 'asked', 'reservation', 'total', 'state', 'tries', 'why', 'uuid'];

const table = (invoices: readonly AdministeredInvoice[], zone: Zone): readonly string[] =>
  invoices.length === 0
    ? ['Nothing.']
    : tableLines(
        HEADS,
        invoices.map((invoice) => [
          `${invoice.series}-${invoice.folio}`,
          isoInZone(invoice.askedAt, zone).slice(0, 16).replace('T', ' '),
          invoice.code ?? 'everybody else',
          formatMoney(invoice.total),
          invoice.state,
          String(invoice.tries),
          whyOf(invoice),
          invoice.uuid ?? '',
        ]),
      );

/** Our reason, the PAC's code, and the first line of its message. */
const whyOf = ({ fault, pacCode, problem }: AdministeredInvoice): string =>
  [fault && errorMessage(fault).en, pacCode, problem?.split('\n')[0]].filter(Boolean).join(' · ');

import { cancelStep } from '#app/invoicing/cancel-step.ts';
import { cfdiOf } from '#app/invoicing/cfdi-of.ts';
import { type Step, wait } from '#app/invoicing/step.ts';
import type { Rejected, Stamped, Unknown } from '#app/invoicing/ports.ts';
import { saveInvoice } from '#app/invoicing/save-invoice.ts';
import type { StampingDeps } from '#app/invoicing/stamping-deps.ts';
import type { InvoiceInWork, InvoiceUpdate, Trouble } from '#app/invoicing/work-ports.ts';
import { CLOCKS_APART, faultOfRefusal, isDateRefused, isStale, MAX_SEALS } from '#domain/invoicing/stamping-rules.ts';

/** Performs the next step of an invoice. */
export async function stepOf(deps: StampingDeps, invoice: InvoiceInWork): Promise<Step> {
  switch (invoice.state) {
    case 'draft':
      return sealStep(deps, invoice);
    case 'sealed':
      return sendStep(deps, invoice);
    case 'stamping':
      // The worker died before it got the reply: the document may be stamped.
      return moved(deps, invoice, { event: 'unanswered' });
    case 'unknown':
      return askStep(deps, invoice);
    case 'stamped':
      return printStep(deps, invoice);
    case 'rendered':
      return moved(deps, invoice, { event: 'mailed' });
    case 'cancelling':
      return cancelStep(deps, invoice);
    case 'mailed':
    case 'rejected':
    case 'cancelled':
      return { kind: 'rest' };
  }
}

const moved = async ({ work }: StampingDeps, invoice: InvoiceInWork, update: InvoiceUpdate): Promise<Step> => ({
  kind: 'on',
  invoice: await work.apply(invoice, update),
});

/** A traveller sees or is told what became of their request. Of the carrier's own documents its people have to know. */
function rejected(deps: StampingDeps, invoice: InvoiceInWork, trouble: Trouble): Promise<Step> {
  const { id, series, folio } = invoice;
  if (series !== 'F') {
    const why = [trouble.fault, trouble.pacCode, trouble.problem].filter(Boolean).join(': ');
    deps.report(new Error(`invoice ${id}, ${series}-${folio}, was rejected: ${why}`));
  }
  return moved(deps, invoice, { event: 'rejected', trouble });
}

/** The document itself is already safe: printing and storing are retried. */
async function printStep(deps: StampingDeps, invoice: InvoiceInWork): Promise<Step> {
  const { id, lang, stampedXml: xml } = invoice;
  if (xml === undefined) throw new Error(`invoice ${id} is stamped without a text`);
  const stored = await saveInvoice(deps)({ invoice: id, xml, lang });
  return stored.ok ? moved(deps, invoice, { event: 'rendered' }) : wait({ fault: stored.fault.code });
}

/**
 * A missing or expired certificate is for the carrier to fix: the request waits for it. A document that cannot be built
 * is rejected for good.
 */
async function sealStep(deps: StampingDeps, invoice: InvoiceInWork): Promise<Step> {
  const at = deps.clock.now();
  if (invoice.seal >= MAX_SEALS) {
    return rejected(deps, invoice, { fault: 'cannot_stamp', problem: 'sealed too often' });
  }
  const sealed = await deps.sealer.seal(
    cfdiOf(deps.issuer, invoice, { lines: await deps.work.linesOf(invoice.id), at }),
  );
  if (sealed.ok && sealed.value.total === invoice.total) {
    return moved(deps, invoice, { event: 'sealed', xml: sealed.value.xml, at });
  }
  const fault = sealed.ok ? 'cannot_build_invoice' : sealed.code;
  const problem = sealed.ok ? `it adds up to ${sealed.value.total}, not to ${invoice.total}` : sealed.problem;
  deps.report(new Error(`invoice ${invoice.id}: ${fault}: ${problem}`));
  if (fault === 'brand_not_found') return wait({ fault, problem });
  return moved(deps, invoice, { event: 'rejected', trouble: { fault, problem } });
}

async function sendStep(deps: StampingDeps, invoice: InvoiceInWork): Promise<Step> {
  const { sealedAt, sealedXml, isStale: isRefused } = invoice;
  if (sealedXml === undefined || sealedAt === undefined)
    throw new Error(`invoice ${invoice.id} is sealed without a text`);
  if (isRefused || isStale(sealedAt, deps.clock.now())) return moved(deps, invoice, { event: 'stale' });
  const sent = await deps.work.apply(invoice, { event: 'sent' });
  if (sent.state !== 'stamping' || sent.seal !== invoice.seal) return { kind: 'on', invoice: sent };
  return heard(deps, sent, await deps.pac.stamp(sealedXml, keyOf(sent)));
}

/** The invoice's key at the PAC; another seal is another document, and has another key. */
export const keyOf = ({ id, seal }: Pick<InvoiceInWork, 'id' | 'seal'>): string => `${id}.${seal}`;

async function askStep(deps: StampingDeps, invoice: InvoiceInWork): Promise<Step> {
  const { sealedXml } = invoice;
  if (sealedXml === undefined) throw new Error(`invoice ${invoice.id} was sent without a text`);
  const found = await deps.pac.recover(sealedXml, keyOf(invoice));
  if (found.kind === 'not_stamped') return moved(deps, invoice, { event: 'absent' });
  return heard(deps, invoice, found);
}

/** Handles the PAC's reply about the document. */
async function heard(deps: StampingDeps, invoice: InvoiceInWork, answer: Stamped | Rejected | Unknown): Promise<Step> {
  switch (answer.kind) {
    case 'stamped': {
      const problem = await deps.check.problemOf(answer, invoice.sealedXml!);
      if (problem === undefined) return moved(deps, invoice, { event: 'stamped', stamp: answer });
      deps.report(new Error(`invoice ${invoice.id}: what was stamped is not what was sent: ${problem}`));
      return silent(deps, invoice, { event: 'unanswered', trouble: { fault: 'incomplete_invoice', problem } });
    }
    case 'rejected': {
      const { pacCode, message: problem } = answer;
      // A wrong date requires a new seal, once the PAC confirms that it has no stamp of this one.
      if (isDateRefused(pacCode)) return dated(deps, invoice);
      return rejected(deps, invoice, { fault: faultOfRefusal(pacCode), pacCode, problem });
    }
    case 'unknown':
      return silent(deps, invoice, {
        event: 'unanswered',
        ...(answer.code === undefined ? {} : { trouble: { fault: answer.code } }),
      });
  }
}

/**
 * The first time it is only recorded. A recent date is ahead of the PAC's clock, which has caught up by the next query;
 * if the PAC rejects it again there is certainly no stamp, and the next seal has a new date.
 */
async function dated(deps: StampingDeps, invoice: InvoiceInWork): Promise<Step> {
  if (invoice.state === 'unknown' && invoice.isStale) return moved(deps, invoice, { event: 'absent' });
  const noted = await moved(deps, invoice, { event: 'unanswered', isStale: true });
  return isStale(invoice.sealedAt!, deps.clock.now()) ? noted : { kind: 'wait', wait: CLOCKS_APART };
}

async function silent(deps: StampingDeps, invoice: InvoiceInWork, update: InvoiceUpdate): Promise<Step> {
  const after = await deps.work.apply(invoice, update);
  if (after.state !== 'unknown') return { kind: 'on', invoice: after };
  return wait(update.event === 'unanswered' ? update.trouble : undefined);
}

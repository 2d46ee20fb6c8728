import { sealEndOf } from '#app/invoicing/seal-end.ts';
import type { CancelAnswer } from '#app/invoicing/ports.ts';
import type { StampingDeps } from '#app/invoicing/stamping-deps.ts';
import type { Step } from '#app/invoicing/step.ts';
import type { InvoiceInWork } from '#app/invoicing/work-ports.ts';
import { CANCELLATION_LOOKED_AT, REFUSED_BY_RECEIVER } from '#domain/invoicing/stamping-rules.ts';

/**
 * Requests a cancellation from the SAT, and later queries the outcome: a receiver has three working days to reject it;
 * without an answer it is granted.
 */
export const cancelStep = (deps: StampingDeps, invoice: InvoiceInWork): Promise<Step> =>
  invoice.cancel?.asked ? followUp(deps, invoice) : ask(deps, invoice);

async function ask(deps: StampingDeps, invoice: InvoiceInWork): Promise<Step> {
  const { uuid, cancel } = invoice;
  if (uuid === undefined || !cancel) throw new Error(`invoice ${invoice.id} is to be cancelled and is no document`);
  const { reason, insteadUuid } = cancel;
  const answer: CancelAnswer = await deps.pac.cancel({
    uuid,
    issuer: deps.issuer.rfc,
    reason,
    ...(insteadUuid === undefined ? {} : { insteadUuid }),
  });
  switch (answer.kind) {
    case 'cancelled':
      return { kind: 'on', invoice: await deps.work.apply(invoice, { event: 'cancelled' }) };
    case 'asked':
      await deps.work.cancelAsked(invoice.id, CANCELLATION_LOOKED_AT);
      return followUp(deps, invoice);
    case 'refused': {
      const { pacCode, message: problem } = answer;
      return refused(deps, invoice, { pacCode, problem });
    }
    case 'unknown':
      return { kind: 'wait' };
  }
}

async function followUp(deps: StampingDeps, invoice: InvoiceInWork): Promise<Step> {
  const { uuid, receiver, total, sealedXml = '' } = invoice;
  const said = await deps.pac.status({
    uuid: uuid!,
    issuer: deps.issuer.rfc,
    receiver: receiver.rfc,
    total,
    sealEnd: sealEndOf(sealedXml),
  });
  if (said.kind === 'cancelled') {
    return { kind: 'on', invoice: await deps.work.apply(invoice, { event: 'cancelled' }) };
  }
  if (said.kind === 'live' && said.cancellation === REFUSED_BY_RECEIVER) {
    return refused(deps, invoice, { problem: 'the receiver refused' });
  }
  return { kind: 'wait', wait: CANCELLATION_LOOKED_AT };
}

/** It is still valid, beside its correction if it has one: somebody has to know. */
async function refused(
  deps: StampingDeps,
  invoice: InvoiceInWork,
  why: { readonly pacCode?: string; readonly problem: string },
): Promise<Step> {
  const after = await deps.work.apply(invoice, {
    event: 'cancel_refused',
    trouble: { fault: 'invoice_not_replaceable', ...why },
  });
  const { series, folio, cancel } = invoice;
  const beside = cancel?.insteadUuid === undefined ? '' : ` beside ${cancel.insteadUuid}, which replaces it`;
  deps.report(
    new Error(`invoice ${series}-${folio} is still valid${beside}: its cancellation was refused: ${why.problem}`),
  );
  return { kind: 'on', invoice: after };
}

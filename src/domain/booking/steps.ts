import { type OpenStep, STEPS, type Step } from '#domain/booking/step.ts';
import { factsOf, type PaymentMethod } from '#domain/payment/method.ts';
import { isSettled, type PaymentStatus } from '#domain/orders/payment-status.ts';

/** The facts the guards need; always from the server, never from the browser's copy (T38). */
export interface GuardFacts {
  readonly hasCode: boolean;
  /** The first incomplete step, from `nextStep`. */
  readonly now: OpenStep;
  readonly status: PaymentStatus;
  readonly method: PaymentMethod | null;
  readonly departureOpen: boolean;
  /** Extras are on sale; otherwise that step is skipped (T80). */
  readonly extrasOffered: boolean;
  /** Any passenger has a `seat_departure`. */
  readonly anySeatDeparture: boolean;
}

export type Verdict =
  | { readonly kind: 'stay' }
  | { readonly kind: 'go'; readonly step: Step }
  | { readonly kind: 'home' };

const STAY: Verdict = { kind: 'stay' };
const HOME: Verdict = { kind: 'home' };
const go = (step: Step): Verdict => ({ kind: 'go', step });

/** Approved, and by a method whose invoice is requested in the flow's own step (T41, T75). */
export const mayInvoiceInFlow = ({ status, method }: Pick<GuardFacts, 'status' | 'method'>): boolean =>
  status === 'approved' && method !== null && factsOf(method).invoicedInFlow;

/**
 * The guard of the reservation flow (spec 4, T74), called when a step is entered (T37): may the traveller be here, and
 * if not, where do they go? Total: from every step and state it settles within three redirects.
 */
export function guard(step: Step, facts: GuardFacts): Verdict {
  if (!facts.hasCode) return HOME;
  switch (step) {
    case 'horarios':
    case 'contacto':
    case 'adicionales':
    case 'asientos':
      return isSettled(facts.status) ? go('boletos') : beforePaying(step, facts);
    case 'pago':
      return atPayment(facts);
    case 'boletos':
      return isSettled(facts.status) ? STAY : go(resumeAt(facts));
    case 'facturacion':
      if (mayInvoiceInFlow(facts)) return STAY;
      return facts.status === 'process' ? go(resumeAt(facts)) : go('boletos');
  }
}

function beforePaying(step: OpenStep, facts: GuardFacts): Verdict {
  // An open departure has no run to choose; a declined payment does not change that.
  if (step === 'horarios' && facts.departureOpen) return go('contacto');
  if (isSkippedOver(step, facts)) return go(reached(facts));
  if (step === 'adicionales' && !facts.extrasOffered) return go(reached(facts));
  if (step === 'asientos' && hasNoSeatToChoose(facts)) return go('pago');
  return STAY;
}

function atPayment(facts: GuardFacts): Verdict {
  if (isSettled(facts.status)) return go('boletos');
  if (facts.status === 'decline') return STAY;
  return isSkippedOver('pago', facts) ? go(reached(facts)) : STAY;
}

/** Seats are chosen, or there are none to choose. "Change seats" releases them first (T37). */
const hasNoSeatToChoose = (facts: GuardFacts): boolean => facts.anySeatDeparture || facts.departureOpen;

/** A step beyond the first incomplete one: a typed address, or a hold that expired. */
const isSkippedOver = (step: OpenStep, facts: GuardFacts): boolean =>
  STEPS.indexOf(step) > STEPS.indexOf(reached(facts));

/**
 * `now`, moved past the steps with nothing to choose. The server's own `now` never names the extras when none are sold.
 */
function reached(facts: GuardFacts): OpenStep {
  if (facts.now === 'horarios' && facts.departureOpen) return 'contacto';
  if (facts.now === 'adicionales' && !facts.extrasOffered) return hasNoSeatToChoose(facts) ? 'pago' : 'asientos';
  if (facts.now === 'asientos' && hasNoSeatToChoose(facts)) return 'pago';
  return facts.now;
}

/** A declined payment is retried at the payment step; anything else resumes at the first incomplete step. */
const resumeAt = (facts: GuardFacts): OpenStep => (facts.status === 'decline' ? 'pago' : reached(facts));

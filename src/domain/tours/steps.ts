import { isSettled, type PaymentStatus } from '#domain/orders/payment-status.ts';

/** The pages of `/tours`, in order, by the names in their addresses. */
export const TOUR_STEPS = ['buscar', 'detalle', 'reservacion', 'revisa-tour', 'cliente', 'pago', 'boleto'] as const;

export type TourStep = (typeof TOUR_STEPS)[number];

/** What the guard asks about; always from the server. A session that expired has none of it. */
export interface TourFacts {
  /** A tour is chosen, in the session or in the address. */
  readonly hasProduct: boolean;
  /** A start and participants are chosen. */
  readonly hasSelection: boolean;
  /** The contact was given, so that there is an order to pay. */
  readonly hasOrder: boolean;
  readonly status: PaymentStatus;
  /** A payment waits for its outcome: nothing may be chosen otherwise meanwhile. */
  readonly isPaying: boolean;
  /** The ticket has been shown. */
  readonly isDelivered: boolean;
}

export interface TourVerdict {
  /** Where to go instead; undefined: stay. */
  readonly go?: TourStep;
  /** The selection is cleared first: nothing of it is kept. */
  readonly clears: boolean;
}

const STAY: TourVerdict = { clears: false };
const go = (step: TourStep): TourVerdict => ({ go: step, clears: false });

/**
 * The guard of the tours flow, called when a page is entered. Total: from every page and state it settles within three
 * redirects. An approved payment clears the selection and leads to the search, except on the ticket page, and not
 * before the ticket was shown (T51).
 */
export function tourGuard(step: TourStep, facts: TourFacts): TourVerdict {
  if (facts.status === 'approved' && facts.hasOrder) return afterApproval(step, facts);
  switch (step) {
    case 'buscar':
    case 'detalle':
      return STAY;
    case 'reservacion':
      if (isLocked(facts)) return go(resumeAt(facts));
      return facts.hasProduct || facts.hasSelection ? STAY : go('buscar');
    case 'revisa-tour':
    case 'cliente':
      if (isLocked(facts)) return go(resumeAt(facts));
      return facts.hasSelection ? STAY : go(resumeAt(facts));
    case 'pago':
      return facts.hasOrder && !isSettled(facts.status) ? STAY : go(resumeAt(facts));
    case 'boleto':
      return isOrdered(facts) ? STAY : go(resumeAt(facts));
  }
}

function afterApproval(step: TourStep, { isDelivered }: TourFacts): TourVerdict {
  if (step === 'boleto') return STAY;
  if (isDelivered) return step === 'buscar' ? { clears: true } : { go: 'buscar', clears: true };
  // Looking at other tours loses nothing.
  return step === 'buscar' || step === 'detalle' ? STAY : go('boleto');
}

/** Ordered, to be paid in a store, or paid: the ticket page says what is left to do. */
const isOrdered = ({ hasOrder, status }: TourFacts): boolean => hasOrder && isSettled(status);

/** Money may be on its way: nothing is chosen, ordered or cleared instead. */
export const isLocked = (facts: TourFacts): boolean => isOrdered(facts) || (facts.hasOrder && facts.isPaying);

/** The page at which the visitor continues. */
export function resumeAt(facts: TourFacts): TourStep {
  if (facts.hasOrder) return isSettled(facts.status) ? 'boleto' : 'pago';
  if (facts.hasSelection) return 'revisa-tour';
  return facts.hasProduct ? 'reservacion' : 'buscar';
}

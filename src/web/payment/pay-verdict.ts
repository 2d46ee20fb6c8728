import { isSettled } from '#domain/orders/payment-status.ts';
import type { CallAnswer } from '#wire/call.ts';
import type { WireError } from '#wire/envelope.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { DataOf } from '#wire/route.ts';
import type { WalletOutcome } from '#wire/wallet-frame.ts';
import type { postPayment } from '#wire/websale.ts';

/** The phase of a payment. */
export type PaymentPhase =
  /** Paid, or ordered at the counter or in a store: the purchase is shown. */
  | 'done'
  /** The provider has not reported an outcome yet. */
  | 'asking'
  | 'declined'
  /** No payment is under way. */
  | 'idle';

export function paymentPhaseOf({
  payment,
  process_payment,
}: Pick<ReservationView, 'payment' | 'process_payment'>): PaymentPhase {
  if (isSettled(payment)) return 'done';
  if (process_payment) return 'asking';
  return payment === 'decline' ? 'declined' : 'idle';
}

export type PayVerdict =
  | { readonly kind: PaymentPhase }
  /** This or another attempt is already under way, started in another tab or earlier: only polling helps. */
  | { readonly kind: 'elsewhere' }
  /** The bank or the provider requires the traveller first. */
  | { readonly kind: 'leave'; readonly to: string }
  /** The page is outdated: it reloads and explains why. */
  | { readonly kind: 'changed'; readonly why: WireError }
  | { readonly kind: 'refused'; readonly errors: readonly WireError[] };

/** Refusals after which the price or the methods change. */
export const CHANGES = [
  'price_changed',
  'method_unavailable',
  'cash_contact_required',
  'places_contact_required',
  'other_account',
] as const;

/** What to do after an attempt to pay. */
export function payVerdict(answer: CallAnswer<DataOf<typeof postPayment>>): PayVerdict {
  if (answer.ok) {
    const { redirect_url: to, reservation } = answer.data;
    return to === null ? { kind: paymentPhaseOf(reservation) } : { kind: 'leave', to };
  }
  return refusalVerdict(answer.errors);
}

/** What to do after a refusal. */
export function refusalVerdict(errors: readonly WireError[]): PayVerdict {
  const found = (...codes: readonly string[]) => errors.find(({ code }) => codes.includes(code));
  if (found('already_paid')) return { kind: 'done' };
  if (found('payment_in_progress', 'order_waits')) return { kind: 'elsewhere' };
  if (found('payment_unknown')) return { kind: 'asking' };
  const why = found(...CHANGES);
  return why ? { kind: 'changed', why } : { kind: 'refused', errors };
}

/** Nothing was charged. */
const REFUSED: readonly (string | undefined)[] = ['refused', 'declined', 'changed'] satisfies PayVerdict['kind'][];

/** The outcome for the wallet's payment sheet: what the server did not refuse may have been charged. */
export function walletOutcome(verdict: PayVerdict | undefined): WalletOutcome {
  if (verdict?.kind === 'done') return 'paid';
  return REFUSED.includes(verdict?.kind) ? 'refused' : 'unknown';
}

import type { MethodOnOffer, WaysToPay } from '#app/payment/list-methods.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { isWalletMethod } from '#domain/payment/method.ts';
import { isoInZone } from '#kernel/zoned.ts';

/** What a page to pay on shows besides the ways to pay. */
export interface PaymentPage {
  /** The isolated frame in which the card is typed. */
  readonly cardFrameUrl: string;
  /** The one with the wallets' buttons; absent where no wallet is taken. */
  readonly walletFrameUrl?: string | undefined;
  /** No real money is charged: said on the page. */
  readonly testMode: boolean;
}

/** The ways to pay in the words of the wire. */
export function offerView(ways: WaysToPay, page: PaymentPage) {
  const takesCards = ways.methods.some(({ type }) => type === 'credit');
  const takesWallets = ways.methods.some(({ type }) => isWalletMethod(type));
  return {
    methods: ways.methods.map((method) => ({ type: method.type, pay_by: payBy(method, ways) })),
    card: takesCards ? { frame_url: page.cardFrameUrl } : null,
    wallets: takesWallets && page.walletFrameUrl ? { frame_url: page.walletFrameUrl } : null,
    test_mode: page.testMode,
    total: ways.total,
  };
}

/** Where a payment under way waits for the traveller. Only what is under way is looked up. */
export async function waitingView({ payments }: Pick<PaymentDeps, 'payments'>, { id, paying }: Reservation) {
  const attempt = paying ? await payments.latest(id) : undefined;
  return attempt?.state === 'pending' && attempt.redirectUrl !== undefined
    ? { method: attempt.method, url: attempt.redirectUrl }
    : null;
}

/** On the clock of the stop where the traveller boards; of a trip that is all open, on the carrier's. */
function payBy({ payBy: at, direction }: MethodOnOffer, { runs, zone }: WaysToPay): string | null {
  const run = direction && runs[direction];
  return at === undefined ? null : isoInZone(at, run?.origin.zone ?? zone);
}

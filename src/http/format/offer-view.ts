import type { PaymentStep } from '#app/booking/read-payment.ts';
import type { MethodOnOffer, WaysToPay } from '#app/payment/list-methods.ts';
import { isWalletMethod } from '#domain/payment/method.ts';
import { creditViews } from '#http/format/reservation-view.ts';
import type { Zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { DataOf } from '#wire/route.ts';
import type { getPayment } from '#wire/websale.ts';

/** What a payment page shows besides the payment methods. */
export interface PaymentPage {
  /** The isolated frame in which the card is typed. */
  readonly cardFrameUrl: string;
  /** The one with the wallets' buttons; absent when no wallet is accepted. */
  readonly walletFrameUrl?: string | undefined;
  /** No real money is charged; the page says so. */
  readonly testMode: boolean;
}

/** The carrier's time zone, for deadlines without a boarding stop. */
interface CarrierClock {
  readonly zone: Zone;
}

/** The payment methods as sent on the wire. */
export function offerView(ways: WaysToPay, page: PaymentPage & CarrierClock) {
  const takesCards = ways.methods.some(({ type }) => type === 'credit');
  const takesWallets = ways.methods.some(({ type }) => isWalletMethod(type));
  return {
    methods: ways.methods.map((method) => ({ type: method.type, pay_by: payBy(method, page) })),
    card: takesCards ? { frame_url: page.cardFrameUrl } : null,
    wallets: takesWallets && page.walletFrameUrl ? { frame_url: page.walletFrameUrl } : null,
    test_mode: page.testMode,
    total: ways.total,
  };
}

/** The payment methods for the holder of an order, with the balances they can spend. */
export const paymentView = (
  { ways, waiting, zone, creditZone }: PaymentStep,
  page: PaymentPage,
): DataOf<typeof getPayment> => ({
  ...offerView(ways, { ...page, zone }),
  points: ways.points ? { ...ways.points } : null,
  waiting: waiting ?? null,
  credits: creditZone === undefined ? [] : creditViews(ways.credits, creditZone),
});

/** In the zone of the stop where the traveller boards; for a fully open trip, in the carrier's. */
const payBy = ({ payBy: at, zone }: MethodOnOffer, carrier: CarrierClock): string | null =>
  at === undefined ? null : isoInZone(at, zone ?? carrier.zone);

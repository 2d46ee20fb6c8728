import type { TicketRefund } from '#app/amendments/refunds/ports.ts';
import type { TripNotice } from '#app/amendments/trip-notice.ts';
import type { NoticeTopic } from '#app/announcement.ts';
import { refundOfferOf, EVERYTHING } from '#domain/amendments/offer.ts';
import { late, runsAt, ticketsStatus, ticket } from '#domain/amendments/testing/tickets-status.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

const OUT = instant(Date.parse('2026-11-27T15:05:00Z'));
const BACK = instant(Date.parse('2026-11-29T19:00:00Z'));
const EVENT = late(150);

/** An adult's round trip at 800.00 each way, outbound two and a half hours late. */
const LATE = ticketsStatus([
  ticket({ total: centavos(80_000), departsAt: OUT, delay: EVENT }),
  ticket({ total: centavos(80_000), departsAt: BACK, direction: 'return' }),
]);

const DOWNGRADE = runsAt(65_000, {
  sold: { es: 'Ejecutivo', en: 'Executive' },
  runs: { es: 'Primera', en: 'First class' },
  fares: { sold: centavos(80_000), runs: centavos(65_000) },
  reason: 'Unidad en reparación',
});

/** The same trip on time, outbound in a lower class. */
const LOWER = ticketsStatus([
  ticket({ total: centavos(80_000), departsAt: OUT, service: DOWNGRADE }),
  ticket({ total: centavos(80_000), departsAt: BACK, direction: 'return' }),
]);

/** Both tickets refunded as money, with the compensation as credit. */
function givenBack(refunds: TicketRefund['refunds']): TicketRefund {
  const offer = refundOfferOf(LATE, { selection: EVERYTHING, now: instant(OUT - 3_600_000) });
  if (!offer.ok) throw new Error(offer.fault.code);
  return {
    ...offer.value,
    differences: [],
    means: 'original',
    id: id('given'),
    at: OUT,
    money: centavos(160_000),
    credited: centavos(16_000),
    credit: {
      code: 'A1B2C3D4E5F60',
      granted: centavos(16_000),
      left: centavos(16_000),
      expiresAt: instant(Date.parse('2027-11-27T15:05:00Z')),
      isExpired: false,
    },
    refund: 'due',
    refunds,
  };
}

export interface MoneyBackWish {
  /** Where the money is refunded to; by default all of it to the card. */
  readonly refunds?: TicketRefund['refunds'];
}

/** The additional facts of notices of delays and refunds. */
export function moneyBackOf(
  topic: NoticeTopic,
  { refunds = [{ from: 'provider', amount: centavos(160_000), state: 'due' }] }: MoneyBackWish = {},
): Pick<TripNotice, 'ticketsStatus' | 'shares' | 'given'> {
  if (topic === 'delay.notice') return { ticketsStatus: LATE, shares: refunds };
  if (topic === 'service.notice') return { ticketsStatus: LOWER, shares: refunds };
  return topic === 'tickets.given_back' ? { given: [givenBack(refunds)] } : {};
}

export function moneyBackPayload(topic: NoticeTopic): Partial<TripNotice['payload']> {
  if (topic === 'delay.notice') return { event: EVENT.event };
  if (topic === 'service.notice') return { event: DOWNGRADE.event };
  if (topic === 'tickets.given_back') return { give_back: id('given') };
  return topic === 'refund.returned' ? { amount: 160_000 } : {};
}

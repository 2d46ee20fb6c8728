import type { Delay } from '#domain/disruptions/delay.ts';
import type { TicketsStatus, ValidTicket } from '#domain/amendments/tickets-status.ts';
import type { OtherService } from '#domain/disruptions/other-service.ts';
import { splitVat } from '#domain/ledger/vat.ts';
import { id } from '#kernel/ids.ts';
import { after, DAY, instant } from '#kernel/instant.ts';
import { centavos, minus, sum } from '#kernel/money.ts';

/** Noon of Friday 27 November 2026 in Guadalajara. */
export const NOW = instant(Date.parse('2026-11-27T18:00:00Z'));

export const late = (minutes: number | undefined, isOurs = true): Delay => ({
  event: id('018f0000-0000-7000-8000-000000000001'),
  minutes,
  isOurs,
  reason: 'test',
});

/** Sold as luxury, at adult fares of 900.00 and of `runs`. */
export const runsAt = (runs: number, more: Partial<OtherService> = {}): OtherService => ({
  event: id('018f0000-0000-7000-8000-000000000002'),
  sold: { es: 'Lujo', en: 'Luxury' },
  runs: { es: 'Plus', en: 'Plus' },
  isAsSold: false,
  fares: { sold: centavos(90_000), runs: centavos(runs) },
  reason: 'test',
  ...more,
});

/** An adult's ticket at 650.01, outbound in two days or return in four. */
export function ticket(change: Partial<ValidTicket> = {}): ValidTicket {
  const { passenger = 1, direction = 'departure', total = centavos(65_001) } = change;
  const folio = `7K3M9QX2VD-${passenger}${direction[0]}`;
  return {
    id: id(folio),
    folio,
    passenger,
    type: 'adult',
    direction,
    total,
    ...splitVat(total, 16),
    vatRate: 16,
    departsAt: after(NOW, direction === 'departure' ? 2 * DAY : 4 * DAY),
    lastsUntil: after(NOW, 365 * DAY),
    delay: undefined,
    service: undefined,
    isBoarded: false,
    added: [],
    compensated: centavos(0),
    returned: centavos(0),
    ...change,
  };
}

export const ticketsStatus = (
  tickets: readonly ValidTicket[],
  paidFrom: TicketsStatus['paidFrom'] = 'provider',
): TicketsStatus => ({
  tickets,
  paidFrom,
  left: sum(tickets.map(({ total, returned }) => minus(total, returned))),
});

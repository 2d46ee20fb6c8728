import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { LOCAL_CLOCK, clockOf, sayMoments } from '#text/moments.ts';

/** The deadlines of a journey (T1), on the payment step and on the tickets. */
export const deadlineTexts = {
  localTime: clockOf,
  /** Below the name of its place. */
  local: LOCAL_CLOCK,
  timeLeft: (span: string) => ({ es: `faltan ${span}`, en: `in ${span}` }),
  within: (minutes: number) => ({ es: `en menos de ${minutes} min`, en: `in less than ${minutes} min` }),
  past: { es: 'ya pasó', en: 'passed' },
  ladder: { es: 'Tus horarios límite', en: 'Your deadlines' },
  payAtCounter: { es: 'Paga en taquilla o preséntate', en: 'Pay or check in at the counter' },
  /** At a terminal or a stop of a city. */
  beThere: { es: 'Preséntate en tu punto de abordaje', en: 'Be at your boarding point' },
  change: { es: 'Último cambio de asiento u horario, en línea', en: 'Last change of seat or time, online' },
  exchange: { es: 'Último cambio de asiento, en taquilla', en: 'Last change of seat, at the counter' },
  released: { es: 'Sin pago, se libera tu lugar', en: 'Unpaid seats are released' },
  boarding: { es: 'Abordaje', en: 'Boarding' },
  departs: { es: 'Sale el autobús', en: 'The bus leaves' },
  journey: { departure: { es: 'Ida', en: 'Outbound' }, return: { es: 'Regreso', en: 'Return' } },
} as const;

/** As in the API: in the local time of the traveller's boarding stop. */
export interface DeadlineTimes {
  readonly pay_at_counter_until: string;
  readonly exchange_until: string;
  readonly released_at: string;
  readonly boarding_at: string;
  readonly departs_at: string;
}

/**
 * The deadlines (T1), first to last. Only paid tickets are changed online, until it is time to be there (T44); after that, seats are exchanged at the counter. A paid ticket has nothing to pay and can no longer lose its
 * seat.
 */
export const deadlinesInOrder = (times: DeadlineTimes, isPaid: boolean): readonly (readonly [Message, string])[] => [
  [isPaid ? deadlineTexts.beThere : deadlineTexts.payAtCounter, times.pay_at_counter_until],
  ...(isPaid ? [[deadlineTexts.change, times.pay_at_counter_until] as const] : []),
  [deadlineTexts.exchange, times.exchange_until],
  ...(isPaid ? [] : [[deadlineTexts.released, times.released_at] as const]),
  [deadlineTexts.boarding, times.boarding_at],
  [deadlineTexts.departs, times.departs_at],
];

export interface DeadlineTexts {
  /** The day, if it is the same for all, and the place whose time zone is used. */
  readonly heading: string;
  readonly deadlines: readonly { readonly name: string; readonly day: string; readonly clock: string }[];
}

/** The deadlines as text: each time with its day unless all are on the same one (decision T89). */
export function describeDeadlines(
  times: DeadlineTimes,
  { isPaid, place, lang }: { readonly isPaid: boolean; readonly place: string; readonly lang: Lang },
): DeadlineTexts {
  const deadlines = deadlinesInOrder(times, isPaid);
  const said = sayMoments(
    deadlines.map(([, at]) => at),
    lang,
  );
  return {
    heading: [said.day, clockOf(place)[lang]].filter(Boolean).join(' · '),
    deadlines: deadlines.map(([name], i) => ({ name: name[lang], ...said.each[i]! })),
  };
}

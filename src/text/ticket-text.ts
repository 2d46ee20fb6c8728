import { cancelledElsewhere } from '#text/cancelled-elsewhere.ts';
import { asGsm, ONE_MESSAGE } from '#text/gsm.ts';
import type { Lang } from '#text/lang.ts';

export interface TextedJourney {
  /** `24/11 6:15 a.m.`; absent for an open journey. */
  readonly when: string | undefined;
  /** The boarding stop, and its short name. */
  readonly stop: string;
  readonly stopCode: string;
  readonly seats: readonly number[];
  /** Its departure is cancelled. */
  readonly isCancelled: boolean;
}

export interface TextedTicket {
  readonly carrier: string;
  readonly code: string;
  readonly journeys: readonly TextedJourney[];
}

const WORDS = {
  es: {
    seats: 'asiento',
    open: 'abierto',
    show: 'Muestra este mensaje y tu identificacion.',
    choose: 'Elige fecha y salida para abordar.',
  },
  en: {
    seats: 'seat',
    open: 'open',
    show: 'Show this message and your ID.',
    choose: 'Choose a date and a departure to board.',
  },
} as const;

/** The ticket as one text message (N11): what a counter or a driver needs to find it, valid together with an ID. */
export function ticketText(ticket: TextedTicket, lang: Lang): string {
  const long = written(ticket, lang, ({ stop }) => stop);
  return long.length <= ONE_MESSAGE ? long : written(ticket, lang, ({ stopCode }) => stopCode).slice(0, ONE_MESSAGE);
}

function written({ carrier, code, journeys }: TextedTicket, lang: Lang, placeOf: (journey: TextedJourney) => string) {
  const words = WORDS[lang];
  const lines = journeys.map((journey) => {
    const { when = words.open, seats, isCancelled } = journey;
    if (isCancelled) return `${when} ${placeOf(journey)}: ${cancelledElsewhere.message[lang]}.`;
    return `${when} ${placeOf(journey)}${seats.length > 0 ? `, ${words.seats} ${seats.join(',')}` : ''}.`;
  });
  const running = journeys.filter(({ isCancelled }) => !isCancelled);
  const boards = running.some(({ when }) => when !== undefined);
  const end = running.length === 0 ? cancelledElsewhere.messageEnd[lang] : boards ? words.show : words.choose;
  return asGsm(`${carrier} ${code}. ${lines.join(' ')} ${end}`);
}

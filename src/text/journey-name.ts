import type { Direction } from '#domain/fares/quote.ts';
import type { Message } from '#text/message.ts';

/** The name of a journey of a trip: of a connection that of its run, which comes with the trip. */
export const journeyName = (
  { buses }: { readonly buses?: Readonly<Record<Direction, Message>> | undefined },
  direction: Direction,
  otherwise: Readonly<Record<Direction, Message>>,
): Message => buses?.[direction] ?? otherwise[direction];

/** Words about a journey in one line, each once: a shuttle of a connection is called like its class. */
export const aboutJourney = (words: readonly string[]): string => [...new Set(words)].join(' · ');

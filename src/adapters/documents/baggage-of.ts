import type { SheetFact, SheetTicket } from '#app/ticketing/documents.ts';

/** The baggage of a ticket's passenger, one line per kind. */
export const baggageOf = ({ included, along }: SheetTicket): readonly SheetFact[] =>
  [included, along].filter((fact) => fact !== undefined);

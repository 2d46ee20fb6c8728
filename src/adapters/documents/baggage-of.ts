import type { SheetFact, SheetTicket } from '#app/ticketing/documents.ts';

/** What the passenger of a ticket takes along, a line each. */
export const baggageOf = ({ included, along }: SheetTicket): readonly SheetFact[] =>
  [included, along].filter((fact) => fact !== undefined);

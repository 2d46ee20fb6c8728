/** A line of the ticket: what it is and what it says, already in the traveller's language. */
export interface SheetFact {
  readonly label: string;
  readonly value: string;
}

/** One end of a journey as printed. `note` names the zone where the clocks of the two ends differ (N2). */
export interface SheetStop {
  readonly city: string;
  /** What tells the stop apart in its city, where its name says more. */
  readonly detail: string | undefined;
  readonly time: string;
  readonly date: string;
  readonly note: string | undefined;
}

/** A deadline as printed; `day` where not all of a ticket are of one (decision T89). */
export interface SheetDeadline extends SheetFact {
  readonly day: string;
}

/** One ticket of the sheet. An open ticket has no times and no seat. */
export interface SheetTicket {
  readonly heading: string;
  readonly kind: string;
  readonly from: SheetStop;
  readonly to: SheetStop;
  readonly seat: SheetFact;
  readonly facts: readonly SheetFact[];
  /** What its passenger takes along by their card, instead of the free bag; absent without one. */
  readonly included?: SheetFact | undefined;
  /** What its passenger takes along as well, paid; absent where there is nothing. */
  readonly along?: SheetFact | undefined;
  /** The deadlines, earliest first, under whose clock it is and the day they are all of; absent on an open ticket. */
  readonly deadlines: { readonly heading: string; readonly deadlines: readonly SheetDeadline[] } | undefined;
  /** What the QR carries; absent while the ticket is not paid, so that it can never scan (T40). */
  readonly qr: string | undefined;
  readonly qrLabel: string;
}

/** All tickets of a reservation, laid out but not drawn: every string is final. */
export interface TicketSheet {
  readonly lang: 'es' | 'en';
  readonly title: string;
  readonly carrier: string;
  readonly codeLabel: string;
  readonly code: string;
  /** Said in a box above the tickets: "this is not a ticket yet" and until when to pay. */
  readonly warning: string | undefined;
  readonly tickets: readonly SheetTicket[];
  readonly notes: readonly string[];
}

/** Draws a ticket sheet. */
export interface TicketDocuments {
  html(sheet: TicketSheet): string;
  pdf(sheet: TicketSheet): Promise<Uint8Array>;
}

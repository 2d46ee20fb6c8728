/** A line of the ticket: label and value, in the traveller's language. */
export interface SheetFact {
  readonly label: string;
  readonly value: string;
}

/** One end of a journey as printed. `note` names the zone when the two ends have different local times (N2). */
export interface SheetStop {
  readonly city: string;
  /** What distinguishes the stop in its city, if its name has more. */
  readonly detail: string | undefined;
  readonly time: string;
  readonly date: string;
  readonly note: string | undefined;
}

/** A deadline as printed; `day` when a ticket's deadlines fall on several days (decision T89). */
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
  /** What the passenger carries by their card, instead of the free bag; absent without one. */
  readonly included?: SheetFact | undefined;
  /** Paid extras of the passenger; absent when there are none. */
  readonly along?: SheetFact | undefined;
  /** The deadlines, earliest first, under a heading with their zone and common day; absent on an open ticket. */
  readonly deadlines: { readonly heading: string; readonly deadlines: readonly SheetDeadline[] } | undefined;
  /** The contents of the QR; absent until the ticket is paid, so that it can never be scanned (T40). */
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
  /** Shown in a box above the tickets: "this is not a ticket yet" and until when to pay. */
  readonly warning: string | undefined;
  readonly tickets: readonly SheetTicket[];
  readonly notes: readonly string[];
}

/** Draws a ticket sheet. */
export interface TicketDocuments {
  html(sheet: TicketSheet): string;
  pdf(sheet: TicketSheet): Promise<Uint8Array>;
}

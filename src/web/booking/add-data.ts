import type { Direction } from '#domain/fares/quote.ts';

/** An extra a passenger may add, as the page offers it. */
export interface OfferRow {
  /** Its name in the form. */
  readonly field: string;
  readonly name: string;
  readonly price: number;
  readonly most: number;
  /** Their card already includes the maximum. */
  readonly isIncluded: boolean;
  /** How many more can be added; zero at the maximum. */
  readonly left: number;
  readonly chosen: number;
  /** Of those with the same, a passenger may have only one on a journey. Absent: it excludes no other. */
  readonly oneOf?: string | undefined;
}

/** One ticket: a passenger on a journey. */
export interface TicketRow {
  readonly folio: string;
  readonly name: string;
  /** What their card includes; empty without a card. */
  readonly included: string;
  /** What they carry already; empty if nothing. */
  readonly has: string;
  /** Why nothing can be added. */
  readonly refusal: string | undefined;
  readonly offers: readonly OfferRow[];
}

export interface JourneyRow {
  readonly direction: Direction;
  /** Of a connection: which of its buses it is. */
  readonly bus?: string;
  readonly from: string;
  readonly to: string;
  /** By the clock of the stop; undefined if closed or an open ticket. */
  readonly until: string | undefined;
  readonly tickets: readonly TicketRow[];
}

const PREFIX = 'add';

/** The form field of an offer for a ticket. */
export const fieldOf = (folio: string, offer: string): string => `${PREFIX}.${folio}.${offer}`;

export interface Item {
  readonly field: string;
  readonly ticket_id: string;
  readonly offer: string;
  readonly quantity: number;
}

/** The choices in a form; values that are not numbers are ignored. */
export const itemsOf = (form: Iterable<readonly [string, unknown]>): readonly Item[] =>
  [...form].flatMap(([field, value]) => {
    const [prefix, ticket = '', offer = ''] = field.split('.');
    const quantity = Number(value);
    return prefix === PREFIX && Number.isInteger(quantity) && quantity > 0
      ? [{ field, ticket_id: ticket, offer, quantity }]
      : [];
  });

/** How many of an offer are chosen. */
export const quantityOf = (items: readonly Item[], field: string): number =>
  items.find((item) => item.field === field)?.quantity ?? 0;

/** What is chosen when the page loads. */
export const chosenOf = ({ journeys }: { readonly journeys: readonly JourneyRow[] }): readonly Item[] =>
  journeys
    .flatMap(({ tickets }) => tickets)
    .flatMap(({ folio, offers }) =>
      offers.map(({ field, chosen }) => ({ field, ticket_id: folio, offer: '', quantity: chosen })),
    );

/** The total price. */
export const totalOf = ({ journeys }: { readonly journeys: readonly JourneyRow[] }, items: readonly Item[]): number => {
  const offers = journeys.flatMap(({ tickets }) => tickets).flatMap((ticket) => ticket.offers);
  return items.reduce((sum, { field, quantity }) => {
    const price = offers.find((offer) => offer.field === field)?.price ?? 0;
    return sum + price * quantity;
  }, 0);
};

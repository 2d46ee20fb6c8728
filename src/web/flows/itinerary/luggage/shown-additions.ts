import { endsOf } from '#domain/fares/journey-stops.ts';
import { ADDITION_MINUTES } from '#domain/booking/deadlines.ts';
import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { listCarriedExtras } from '#text/carried-extras.ts';
import type { Lang } from '#text/lang.ts';
import { shownErrors } from '#web/all-errors.ts';
import { fieldOf, type Item, type JourneyRow, type TicketRow } from '#web/booking/add-data.ts';
import { choiceErrors } from '#web/booking/choice-errors.ts';
import { lastMoment } from '#web/flows/itinerary/last-moment.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { type FormErrors, go, type Outcome, type PageContext } from '#web/page.ts';
import { type AdditionsView, getAdditions } from '#wire/luggage/calls.ts';
import { getData } from '#wire/itinerary.ts';
import { findPath } from '#wire/link-paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { AddData } from './add-data.ts';

/** A form shown again: its choices and their errors. */
export interface Sent {
  readonly items: readonly Item[];
  readonly errors: FormErrors;
}

/** The page; redirects visitors with insufficient proof to the look-up. */
export async function shownAdditions(context: PageContext, code: string, sent?: Sent): Promise<Outcome<AddData>> {
  const { call, lang, query } = context;
  const [found, listed] = await Promise.all([
    call(getData, { query: { code } }),
    call(getAdditions, { query: { code } }),
  ]);
  const reservation = found.ok ? found.data.reservation : null;
  if (!reservation || !listed.ok) return go(findPath(lang, code), [{ name: 'notice', value: 'prove-again' }]);
  const items = sent?.items ?? [];
  const around = { reservation, tickets: listed.data.tickets, items, lang };
  const journeys = DIRECTIONS.flatMap((direction) => journeyOf(around, direction) ?? []);
  const refused = (sent?.errors ?? []).map((error) => atField(error, items, around));
  const errors = choiceErrors(refused, journeys, items);
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      code: reservation.code,
      journeys,
      reference: listed.data.waiting && stepAddress('boletos', { lang, code: listed.data.waiting }),
      isDone: query.has('done') && sent === undefined,
      errors: shownErrors(errors, lang),
    },
  };
}

interface Drawing {
  readonly reservation: ReservationView;
  readonly tickets: AdditionsView['tickets'];
  readonly items: readonly Item[];
  readonly lang: Lang;
}

function journeyOf({ reservation, tickets, items, lang }: Drawing, direction: Direction): JourneyRow | undefined {
  const mine = tickets.filter((ticket) => ticket.direction === direction && ticket.offers.length > 0);
  if (mine.length === 0) return undefined;
  const { from, to } = endsOf(reservation, direction);
  const until = mine.find((ticket) => ticket.refusal === null)?.until ?? undefined;
  return {
    direction,
    ...(reservation.buses && { bus: reservation.buses[direction][lang] }),
    from: from.city,
    to: to.city,
    until: until && lastMoment(until, { now: reservation.server_now, place: from.city, lang }),
    tickets: mine.map((ticket) => ticketOf(ticket, { reservation, items, lang })),
  };
}

function ticketOf(
  { folio, passenger, refusal, baggage, offers }: AdditionsView['tickets'][number],
  { reservation, items, lang }: Omit<Drawing, 'tickets'>,
): TicketRow {
  const who = reservation.passengers.find(({ position }) => position === passenger);
  const ticket = reservation.tickets.find((one) => one.folio === folio);
  return {
    folio,
    name: `${who?.first_name ?? ''} ${who?.last_name ?? ''}`.trim(),
    included: baggage?.[lang] ?? '',
    has: listCarriedExtras(ticket?.additions ?? [], lang),
    refusal: refusal === null ? undefined : shownErrors([refusedBy(refusal)], lang)[0]!.text,
    offers: offers.map(({ key, name, price, most, included, one_of: oneOf, left }) => {
      const field = fieldOf(folio, key);
      const chosen = items.find((item) => item.field === field)?.quantity ?? 0;
      const isIncluded = included > 0 && most === 0;
      return { field, name: name[lang], price, most, isIncluded, left, chosen, ...(oneOf && { oneOf }) };
    }),
  };
}

const refusedBy = (code: string): FormErrors[number] => ({
  code,
  field: undefined,
  message: '',
  params: { minutes: ADDITION_MINUTES },
});

/** `items.2` is the third item sent; errors about all items go to the first available field. */
function atField(error: FormErrors[number], items: readonly Item[], { tickets }: Drawing): FormErrors[number] {
  const index = /^items\.(\d+)/.exec(error.field ?? '')?.[1];
  if (index !== undefined) return { ...error, field: items[Number(index)]?.field };
  const first = tickets.find(({ refusal, offers }) => refusal === null && offers.some(({ left }) => left > 0));
  const offer = first?.offers.find(({ left }) => left > 0);
  return error.field === 'items' && first && offer ? { ...error, field: fieldOf(first.folio, offer.key) } : error;
}

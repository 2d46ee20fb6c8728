import { DIRECTIONS } from '#domain/fares/quote.ts';
import { isInvoiced } from '#domain/payment/method.ts';
import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { itineraryText } from '#text/itinerary.ts';
import { invoicingText } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { endsOf } from '#web/ticketing/ticket-facts.ts';
import { lastMoment } from '#web/flows/itinerary/last-moment.ts';
import { localMoment } from '#web/services/local-moment.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import type { AdditionsView } from '#wire/additions.ts';
import type { ReservationView } from '#wire/reservation.ts';
import * as paths from '#wire/page-paths.ts';

/** Something that can be done with a reservation, and until when: never a span of hours, always a moment on a clock. */
export interface FullAction {
  readonly label: string;
  readonly href: string;
  readonly until: string | null;
  readonly isMain: boolean;
}

/** Screens of the itinerary besides this one: offered where the site has them. */
export const PLACES = {
  change: paths.changeSchedule,
  refund: paths.cancel,
  seats: paths.changeSeats,
  names: paths.changeName,
  add: paths.add,
  invoice: paths.itineraryInvoicing,
} as const;

export interface ActionsContext {
  readonly lang: Lang;
  /** Whether the site has a screen at a path. */
  readonly hasPage: (path: string) => boolean;
  /** What can be added to its tickets; null when that could not be asked. */
  readonly additions: AdditionsView | null;
}

/** What can be done now, the most pressing first. */
export function actionsNow(view: ReservationView, { lang, hasPage, additions }: ActionsContext): readonly FullAction[] {
  const has = (place: keyof typeof PLACES) => hasPage(PLACES[place].es);
  const address = (place: keyof typeof PLACES, query: Readonly<Record<string, string>>) =>
    `${PLACES[place][lang]}?${new URLSearchParams({ code: view.code, ...query })}`;
  return [
    ...(view.voucher && !view.expired ? [reference(view, lang)] : []),
    ...(has('change') ? openings(view, lang, (ticket) => address('change', { ticket })) : []),
    ...(has('change') ? changes(view, lang, (ticket) => address('change', { ticket })) : []),
    ...(has('seats') ? seats(view, address('seats', {}), lang) : []),
    ...(has('add') && additions ? adding(view, additions, { href: address('add', {}), lang }) : []),
    ...(has('names') ? names(view, address('names', {}), lang) : []),
    ...(has('invoice') && mayBeInvoiced(view) ? [invoice(address('invoice', {}), lang)] : []),
    ...(has('refund') && view.payment === 'approved' && view.tickets.length > 0
      ? [refund(address('refund', {}), lang)]
      : []),
  ];
}

const reference = ({ code, voucher, origin }: ReservationView, lang: Lang): FullAction => ({
  label: itineraryText.seeReference[lang],
  href: stepAddress('boletos', { lang, code }),
  until: voucher && localMoment(voucher.pay_by, origin.city, lang),
  isMain: true,
});

/** An open ticket is given its run as long as it is valid (N8): what its owner has to do before anything else. */
function openings(view: ReservationView, lang: Lang, address: (ticket: string) => string): readonly FullAction[] {
  return DIRECTIONS.flatMap((direction) => {
    const ticket = view.tickets.find((one) => one.direction === direction && one.open && isBoardable(one.kind));
    if (!ticket || view.payment !== 'approved' || view.given_back.includes(direction)) return [];
    return [
      {
        label: itineraryText.choose[direction][lang],
        href: address(ticket.folio),
        until: formatLongDate(ticket.valid_until, lang),
        isMain: true,
      },
    ];
  });
}

/** A journey can be changed once, until it is time to be at its terminal, unless money of it went back (T44). */
function changes(view: ReservationView, lang: Lang, address: (ticket: string) => string): readonly FullAction[] {
  const now = Date.parse(view.server_now);
  return DIRECTIONS.flatMap((direction) => {
    const ticket = view.tickets.find((one) => one.direction === direction && isBoardable(one.kind));
    const until = view.deadlines[direction]?.pay_at_counter_until;
    const stays = [...view.changed, ...view.given_back].includes(direction);
    if (!ticket || !until || Date.parse(until) <= now || stays) return [];
    return [
      {
        label: itineraryText.change[direction][lang],
        href: address(ticket.folio),
        until: lastMoment(until, { now: view.server_now, place: endsOf(view, direction).from.city, lang }),
        isMain: false,
      },
    ];
  });
}

/** On any journey that is not about to leave; the last moment is that of the first of them. */
function seats(view: ReservationView, href: string, lang: Lang): readonly FullAction[] {
  const now = Date.parse(view.server_now);
  const [direction] = DIRECTIONS.filter((one) => {
    const until = view.deadlines[one]?.pay_at_counter_until;
    const isSeated = view.tickets.some((ticket) => ticket.direction === one && ticket.seat !== null);
    const isOn = view.payment === 'approved' && !view[one].cancelled;
    return isOn && isSeated && until && Date.parse(until) > now;
  });
  const until = direction && view.deadlines[direction]?.pay_at_counter_until;
  if (!direction || !until) return [];
  return [
    {
      label: itineraryText.changeSeats[lang],
      href,
      until: lastMoment(until, { now: view.server_now, place: endsOf(view, direction).from.city, lang }),
      isMain: false,
    },
  ];
}

/** Where the carrier sells something, until the last of its buses closes. */
function adding(
  view: ReservationView,
  { tickets }: AdditionsView,
  { href, lang }: { readonly href: string; readonly lang: Lang },
): readonly FullAction[] {
  const open = tickets.filter(({ refusal, offers }) => refusal === null && offers.some(({ left }) => left > 0));
  const last = open.at(-1);
  if (!last) return [];
  const { city } = endsOf(view, last.direction).from;
  return [
    {
      label: itineraryText.add[lang],
      href,
      until: last.until && lastMoment(last.until, { now: view.server_now, place: city, lang }),
      isMain: false,
    },
  ];
}

/** Until the first journey with a ticket that is good closes; afterwards somebody travelled under that name. */
function names(view: ReservationView, href: string, lang: Lang): readonly FullAction[] {
  const running = view.tickets.filter(({ direction }) => !view[direction].cancelled);
  if (view.payment !== 'approved' || running.length === 0) return [];
  const dated = DIRECTIONS.find((one) => running.some(({ direction, open }) => direction === one && !open));
  const until = dated && view.deadlines[dated]?.pay_at_counter_until;
  if (until && Date.parse(until) <= Date.parse(view.server_now)) return [];
  const city = dated && endsOf(view, dated).from.city;
  return [
    {
      label: itineraryText.changeName[lang],
      href,
      until: until && city ? lastMoment(until, { now: view.server_now, place: city, lang }) : null,
      isMain: false,
    },
  ];
}

const mayBeInvoiced = ({ payment, method }: ReservationView): boolean =>
  payment === 'approved' && method !== null && isInvoiced(method);

const invoice = (href: string, lang: Lang): FullAction => ({
  label: invoicingText.invoiceIt[lang],
  href,
  until: null,
  isMain: false,
});

const refund = (href: string, lang: Lang): FullAction => ({
  label: itineraryText.refund[lang],
  href,
  until: null,
  isMain: false,
});

import type { ActionKind } from '#domain/amendments/action.ts';
import { NAME_CHANGES } from '#domain/amendments/name-rules.ts';
import { SEAT_CHANGES } from '#domain/amendments/seat-rules.ts';
import type { Direction } from '#domain/fares/quote.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { callErrors } from '#text/errors/generic.ts';
import { itineraryErrors } from '#text/errors/itinerary.ts';
import { invoicingText } from '#text/invoicing.ts';
import { itineraryText } from '#text/itinerary.ts';
import type { Lang } from '#text/lang.ts';
import { lastMoment } from '#web/flows/itinerary/last-moment.ts';
import { endsOf } from '#web/ticketing/ticket-facts.ts';
import { localMoment } from '#web/services/local-moment.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { sayErrors } from '#web/shown-errors.ts';
import type { ActionView } from '#wire/itinerary.ts';
import * as paths from '#wire/page-paths.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** Something that can be done with a reservation, and until when: never a span of hours, always a moment on a clock. */
export interface FullAction {
  readonly label: string;
  /** Undefined where it cannot be done any more. */
  readonly href: string | undefined;
  readonly until: string | null;
  /** Why it cannot. */
  readonly refusal: string | undefined;
  readonly isMain: boolean;
}

/** The screen of each action: offered where the site has it. */
const PLACES = {
  choose_run: paths.changeSchedule,
  change_run: paths.changeSchedule,
  change_seats: paths.changeSeats,
  add: paths.add,
  change_name: paths.changeName,
  invoice: paths.itineraryInvoicing,
  cancel: paths.cancel,
} as const satisfies Partial<Record<ActionKind, unknown>>;

export interface ActionsContext {
  readonly lang: Lang;
  /** Whether the site has a screen at a path. */
  readonly hasPage: (path: string) => boolean;
}

/** What the server says can be done now, in words and with its screen. */
export const actionsNow = (
  view: ReservationView,
  actions: readonly ActionView[],
  { lang, hasPage }: ActionsContext,
): readonly FullAction[] =>
  actions
    .filter(({ kind }) => kind === 'pay_reference' || hasPage(PLACES[kind].es))
    .map((action) => ({
      label: labelOf(action)[lang],
      href: action.refusal === null ? addressOf(view, action, lang) : undefined,
      until: untilOf(view, action, lang),
      refusal: action.refusal === null ? undefined : reasonOf(action.refusal, lang),
      isMain: action.kind === 'pay_reference' || action.kind === 'choose_run',
    }));

function labelOf({ kind, direction }: ActionView): Readonly<Record<Lang, string>> {
  switch (kind) {
    case 'pay_reference':
      return itineraryText.seeReference;
    case 'choose_run':
      return itineraryText.choose[direction!];
    case 'change_run':
      return itineraryText.change[direction!];
    case 'change_seats':
      return itineraryText.changeSeats;
    case 'add':
      return itineraryText.add;
    case 'change_name':
      return itineraryText.changeName;
    case 'invoice':
      return invoicingText.invoiceIt;
    case 'cancel':
      return itineraryText.refund;
  }
}

/** A schedule is changed by a ticket of its journey. */
function addressOf(view: ReservationView, { kind, direction }: ActionView, lang: Lang): string {
  const { code } = view;
  if (kind === 'pay_reference') return stepAddress('boletos', { lang, code });
  const ticket =
    kind === 'choose_run' || kind === 'change_run' ? { ticket: ticketOf(view, direction!).folio } : undefined;
  return `${PLACES[kind][lang]}?${new URLSearchParams({ code, ...ticket })}`;
}

const ticketOf = ({ tickets }: ReservationView, direction: Direction) =>
  tickets.find((ticket) => ticket.direction === direction)!;

/** An open ticket is given its run on its last day at the latest. */
function untilOf(view: ReservationView, { kind, direction, until, refusal }: ActionView, lang: Lang): string | null {
  if (until === null || refusal !== null) return null;
  if (kind === 'pay_reference') return localMoment(until, view.origin.city, lang);
  if (kind === 'choose_run') return formatLongDate(ticketOf(view, direction!).valid_until, lang);
  const { city } = endsOf(view, direction ?? 'departure').from;
  return lastMoment(until, { now: view.server_now, place: city, lang });
}

const TIMES: Readonly<Record<string, number>> = {
  seat_change_used: SEAT_CHANGES,
  name_change_used: NAME_CHANGES,
};

const reasonOf = (code: string, lang: Lang): string =>
  sayErrors([{ code, field: undefined, message: '', params: { times: TIMES[code] ?? 1 } }], lang, {
    ...callErrors,
    ...itineraryErrors,
  })[0]!.text;

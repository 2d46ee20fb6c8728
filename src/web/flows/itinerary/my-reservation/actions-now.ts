import { endsOf } from '#domain/fares/journey-stops.ts';
import { connectionText } from '#text/connections.ts';
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
import type { Message } from '#text/message.ts';
import { lastMoment, lastMomentThere } from '#web/flows/itinerary/last-moment.ts';
import { priceText } from '#ui/price.tsx';
import { localMoment } from '#text/moments.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { sayErrors } from '#web/shown-errors.ts';
import type { ActionView } from '#wire/itinerary.ts';
import * as paths from '#wire/page-paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { SOLD_AFTERWARDS } from './sold-afterwards.ts';

export type ActionGroup = 'change' | 'pay' | 'cancel';

/** A possible action, its cost, and its deadline: always a clock time, never a number of hours. */
export interface FullAction {
  readonly kind: ActionKind;
  readonly group: ActionGroup;
  readonly label: string;
  readonly cost: string | undefined;
  /** Undefined when it is no longer possible. */
  readonly href: string | undefined;
  readonly until: string | null;
  /** The same without its time zone, which may be said once for several; null if it is not a time of day. */
  readonly there: { readonly until: string; readonly place: string } | null;
  /** Why it is not possible. */
  readonly refusal: string | undefined;
  readonly isMain: boolean;
}

interface Place {
  readonly group: ActionGroup;
  readonly cost?: Message;
  readonly at: paths.PagePath;
  /** One label per journey if the action is about a journey. */
  readonly label: Message | Readonly<Record<Direction, Message>>;
}

/** The screen of each action; offered only if the site has that screen. */
const PLACES: Readonly<Record<Exclude<ActionKind, 'pay_reference'>, Place>> = {
  choose_run: { group: 'change', at: paths.changeSchedule, label: itineraryText.choose },
  change_run: { group: 'change', at: paths.changeSchedule, label: itineraryText.change, cost: itineraryText.cost.run },
  change_seats: {
    group: 'change',
    at: paths.changeSeats,
    label: itineraryText.changeSeats,
    cost: itineraryText.cost.times(SEAT_CHANGES),
  },
  change_name: {
    group: 'change',
    at: paths.changeName,
    label: itineraryText.changeName,
    cost: itineraryText.cost.times(NAME_CHANGES),
  },
  invoice: {
    group: 'pay',
    at: paths.itineraryInvoicing,
    label: invoicingText.invoiceIt,
    cost: itineraryText.cost.free,
  },
  cancel: { group: 'cancel', at: paths.cancel, label: itineraryText.refund },
  ...SOLD_AFTERWARDS,
};

export interface ActionsContext {
  readonly lang: Lang;
  /** Whether the site has a screen at a path. */
  readonly hasPage: (path: string) => boolean;
  readonly back: Back | undefined;
}

/** Centavos refunded as money and as credit if everything is cancelled; null if not refundable that way. */
export interface Back {
  readonly original: number | null;
  readonly credit: number | null;
}

/** The actions the server reports as possible now, with labels and screens. */
export const actionsNow = (
  view: ReservationView,
  actions: readonly ActionView[],
  { lang, hasPage, back }: ActionsContext,
): readonly FullAction[] =>
  actions
    .filter(({ kind }) => kind === 'pay_reference' || hasPage(PLACES[kind].at.es))
    .map((action) => ({
      kind: action.kind,
      group: action.kind === 'pay_reference' ? 'pay' : PLACES[action.kind].group,
      cost: costOf(action.kind, back, lang),
      label: (isNextBus(view, action) ? connectionText.takeNext(view) : labelOf(action))[lang],
      href: action.refusal === null ? addressOf(view, action, lang) : undefined,
      until: untilOf(view, action, lang),
      there: thereOf(view, action, lang),
      refusal: action.refusal === null ? undefined : reasonOf(action.refusal, lang),
      isMain: action.kind === 'pay_reference' || action.kind === 'choose_run',
    }));

/** The place whose clock all deadlines of changes are told by, if there are several deadlines. */
export function sharedClock(actions: readonly FullAction[]): string | undefined {
  const places = actions.flatMap(({ group, there }) => (group === 'change' && there ? [there.place] : []));
  return places.length > 1 && new Set(places).size === 1 ? places[0] : undefined;
}

/** After a missed transfer the second bus of a connection is chosen again. */
const isNextBus = ({ via }: ReservationView, { kind }: ActionView): boolean =>
  via !== undefined && kind === 'change_run';

/** The credit may be more than the money. */
function costOf(kind: ActionKind, back: Back | undefined, lang: Lang): string | undefined {
  if (kind === 'pay_reference') return undefined;
  if (kind !== 'cancel') return PLACES[kind].cost?.[lang];
  const { cost } = itineraryText;
  if (back?.credit) return cost.cancelCredit(priceText(back.credit, lang))[lang];
  return back?.original ? cost.cancel(priceText(back.original, lang))[lang] : undefined;
}

function labelOf({ kind, direction }: ActionView): Message {
  if (kind === 'pay_reference') return itineraryText.seeReference;
  const { label } = PLACES[kind];
  return 'es' in label ? label : label[direction!];
}

/** A schedule is changed through a ticket of its journey. */
function addressOf(view: ReservationView, { kind, direction }: ActionView, lang: Lang): string {
  const { code } = view;
  if (kind === 'pay_reference') return stepAddress('boletos', { lang, code });
  const ticket =
    kind === 'choose_run' || kind === 'change_run' ? { ticket: ticketOf(view, direction!).folio } : undefined;
  return `${PLACES[kind].at[lang]}?${new URLSearchParams({ code, ...ticket })}`;
}

const ticketOf = ({ tickets }: ReservationView, direction: Direction) =>
  tickets.find((ticket) => ticket.direction === direction)!;

/** An open ticket must be given its run by its last day. */
function untilOf(view: ReservationView, { kind, direction, until, refusal }: ActionView, lang: Lang): string | null {
  if (until === null || refusal !== null) return null;
  if (kind === 'pay_reference') return localMoment(until, view.origin.city, lang);
  if (kind === 'choose_run') return formatLongDate(ticketOf(view, direction!).valid_until, lang);
  return lastMoment(until, { now: view.server_now, place: placeOf(view, direction), lang });
}

function thereOf(
  view: ReservationView,
  { kind, direction, until, refusal }: ActionView,
  lang: Lang,
): FullAction['there'] {
  if (until === null || refusal !== null || kind === 'pay_reference' || kind === 'choose_run') return null;
  return { until: lastMomentThere(until, { now: view.server_now, lang }), place: placeOf(view, direction) };
}

const placeOf = (view: ReservationView, direction: ActionView['direction']): string =>
  endsOf(view, direction ?? 'departure').from.city;

const TIMES: Readonly<Record<string, number>> = {
  seat_change_used: SEAT_CHANGES,
  name_change_used: NAME_CHANGES,
};

const reasonOf = (code: string, lang: Lang): string =>
  sayErrors([{ code, field: undefined, message: '', params: { times: TIMES[code] ?? 1 } }], lang, {
    ...callErrors,
    ...itineraryErrors,
  })[0]!.text;

import { isSettled } from '#domain/orders/payment-status.ts';
import { zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import { alertsOfTrip } from '#web/alerts/alerts-of-trip.ts';
import { lookUpErrors } from '#web/flows/itinerary/look-up-errors.ts';
import { actionsNow, type Back } from './actions-now.ts';
import type { FullData, ItineraryData, MaskedData } from './itinerary-data.ts';
import { shuttleRides } from './shuttle-rides.ts';
import { qrPath } from '#web/ticketing/qr-path.ts';
import { carOfTrip } from '#web/booking/car-of-trip.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { savingChoiceOf } from '#web/ticketing/saved-codes.ts';
import { savedOf } from '#web/ticketing/saved-tickets.ts';
import { type FormErrors, go, type Outcome, type PageContext } from '#web/page.ts';
import { type ActionView, getData, getSent } from '#wire/itinerary.ts';
import { carPath, findPath } from '#wire/link-paths.ts';
import { getCancelOffer, getEntitlements } from '#wire/money-back.ts';
import type { SetCookie } from '#wire/page.ts';
import { getTicketWallets } from '#wire/ticket-wallets.ts';
import type { ReservationView } from '#wire/reservation.ts';
import * as paths from '#wire/page-paths.ts';

/** The outcome of the submitted form. */
export interface FormOutcome {
  readonly errors?: FormErrors;
  readonly resent?: FullData['resent'];
  readonly isCodeSent?: boolean;
  readonly pin?: string;
}

const PROVE_AGAIN: SetCookie = { name: 'notice', value: 'prove-again' };
const UNREACHABLE: SetCookie = { name: 'notice', value: 'unreachable' };

/**
 * The reservation page. Visitors without access are redirected to the look-up, whether the reservation exists or not.
 */
export async function shownItinerary(
  context: PageContext,
  code: string,
  said: FormOutcome = {},
): Promise<Outcome<ItineraryData>> {
  const { call, lang, cookies, query } = context;
  if (code === '') return go(paths.find[lang]);
  const found = await call(getData, { query: { code } });
  if (!found.ok) return go(findPath(lang, code), [found.status === 404 ? PROVE_AGAIN : UNREACHABLE]);
  const { reservation, masked, actions } = found.data;
  const remembers = cookies.consent === 'all';
  if (masked) {
    const isCodeSent = said.isCodeSent ?? query.has('sent');
    return shown<MaskedData>(
      { level: 'masked', masked, isCodeSent, errors: lookUpErrors(said.errors ?? [], lang), remembers },
      said,
    );
  }
  if (!reservation) throw new Error('neither a reservation nor its mask');
  // Still being bought: the purchase steps show what is missing.
  if (!isSettled(reservation.payment) && !reservation.refund)
    return go(stepAddress('pago', { lang, code: reservation.code }));
  const [sent, rights, wallets, back, alerts, shuttles] = await Promise.all([
    call(getSent, { query: { code } }),
    call(getEntitlements, { query: { code } }),
    call(getTicketWallets, { query: { code, lang } }),
    backFor(context, reservation, actions),
    alertsOfTrip(call, reservation),
    shuttleRides(context, reservation),
  ]);
  const codes = drawnCodes(reservation);
  const asOf = isoInZone(context.now, zone(reservation.origin.zone));
  return shown<FullData>(
    {
      level: 'full',
      reservation,
      codes,
      saved: savedOf({ reservation, codes, asOf, lang }),
      actions: actionsNow(reservation, actions, { lang, hasPage: context.hasPage, back }),
      sent: sent.ok ? sent.data.sent : [],
      done: sent.ok ? sent.data.done : [],
      resent: said.resent ?? (query.has('resent') ? 'done' : null),
      rights: rights.ok ? rights.data : null,
      wallets: wallets.ok ? wallets.data.tickets : [],
      alerts,
      shuttles,
      car: isCarAhead(context, reservation) ? carPath(lang, reservation.code) : undefined,
      pin: said.pin ?? null,
      remembers,
      keeps: savingChoiceOf(cookies, reservation.code),
    },
    said,
  );
}

/** Paid, and somebody rents cars where it arrives later than now. */
function isCarAhead({ now }: PageContext, reservation: ReservationView): boolean {
  const last = reservation.via ? reservation.return : reservation.departure;
  const isAhead = last.schedule !== null && Date.parse(last.schedule.arrives_at) > now;
  return reservation.payment === 'approved' && isAhead && carOfTrip(reservation) !== undefined;
}

/** The refund if everything were cancelled now; undefined if it cannot be cancelled. */
async function backFor(
  { call }: PageContext,
  { code, tickets }: ReservationView,
  actions: readonly ActionView[],
): Promise<Back | undefined> {
  if (!actions.some(({ kind, refusal }) => kind === 'cancel' && refusal === null)) return undefined;
  const all = (values: readonly (string | number)[]) => [...new Set(values)].join(',');
  const passengers = all(tickets.map(({ passenger }) => passenger));
  const directions = all(tickets.map(({ direction }) => direction));
  const offer = await call(getCancelOffer, { query: { code, passengers, directions } });
  return offer.ok ? offer.data.amounts : undefined;
}

const shown = <Data extends ItineraryData>(
  data: Data,
  { errors = [], resent }: FormOutcome,
): Outcome<ItineraryData> => ({
  kind: 'show',
  status: errors.length > 0 || (resent && resent !== 'done') ? 422 : 200,
  data,
});

const drawnCodes = ({ tickets }: ReservationView): FullData['codes'] =>
  Object.fromEntries(tickets.flatMap(({ folio, kind, qr }) => (isBoardable(kind) && qr ? [[folio, qrPath(qr)]] : [])));

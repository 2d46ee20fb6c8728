import type { AlertSource } from '#app/alerts/read-for-notice.ts';
import type { TicketRefund } from '#app/amendments/refunds/ports.ts';
import type { BackShare } from '#domain/amendments/back-share.ts';
import type { RefundSource } from '#app/amendments/refunds/read-for-notice.ts';
import type { NoticePayload, NoticeTopic } from '#app/announcement.ts';
import type { Reservations } from '#app/booking/ports.ts';
import { type FactsDeps, type ReservationFacts, reservationFacts } from '#app/booking/reservation-facts.ts';
import { type Asked, type Found, MOOT } from '#app/notices/message.ts';
import type { Notice } from '#app/notices/notice.ts';
import type { InvoiceDetails, InvoiceSource } from '#app/notices/noticed-invoice.ts';
import type { RelevanceFacts } from '#app/notices/relevance.ts';
import { type Alert, byUrgency } from '#domain/alerts/alert.ts';
import type { TicketsStatus } from '#domain/amendments/tickets-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ReservationId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

/** What messages of some topics contain besides the trip and its payment. */
export interface NoticeDetails extends InvoiceDetails {
  /** For delays, class changes and refunds: the tickets' status, and the event or refund. */
  readonly ticketsStatus?: TicketsStatus;
  readonly given?: readonly TicketRefund[];
  /** For delays and class changes: the sources an offered refund would go to. */
  readonly shares?: readonly BackShare[];
  /** For an alert: the alert itself. */
  readonly alert?: Alert;
  /** For tickets: the current alerts about their runs, most severe first. */
  readonly alerts?: readonly Alert[];
}

/** A notice about a trip or its payment, with the state of both when it is written. */
export interface TripNotice<Topic extends NoticeTopic = NoticeTopic>
  extends Pick<Notice<Topic>, 'topic' | 'payload' | 'payment'>,
    ReservationFacts,
    NoticeDetails {}

/** The sources of details. */
export interface NoticeSources extends RefundSource, InvoiceSource, AlertSource {}

/** When the messages of a topic are sent, and what they are written from. */
export interface MessageRules<Topic extends NoticeTopic = NoticeTopic> {
  /**
   * Whether the message is still true when it is about to be sent: after an hour in the queue it must not request money
   * that was paid meanwhile, nor apologize for lost seats that were bought after all.
   */
  isStillRelevant(payload: NoticePayload<Topic>, current: RelevanceFacts): boolean;
  /** Whether the state of the trip makes the message unnecessary. */
  isOvertaken?(payload: NoticePayload<Topic>, reservation: Reservation): boolean;
  /** Reads its details, which may also make the message unnecessary. */
  read?(sources: NoticeSources, asked: Asked<Topic>): Promise<Found<NoticeDetails>>;
  /** Whether all that was read leaves nothing to say. */
  saysNothing?(notice: TripNotice<Topic>): boolean;
  /** It carries tickets, and mentions the alerts about their runs. */
  readonly tellsAlerts?: true;
}

export interface TripNoticeDeps extends FactsDeps, NoticeSources {
  readonly reservations: Pick<Reservations, 'byId'>;
}

/** Reads the current state of what a notice is about. */
export const readTripNotice =
  (deps: TripNoticeDeps) =>
  async <Topic extends NoticeTopic>(
    { order, topic, payload, payment }: Notice<Topic>,
    rules: MessageRules<Topic>,
    now: Instant,
  ): Promise<Found<TripNotice<Topic>>> => {
    const reservation = await reservationOf(deps, order.id);
    if (!rules.isStillRelevant(payload, { ...reservation, now, payment })) return MOOT;
    if (rules.isOvertaken?.(payload, reservation)) return MOOT;
    const details = await rules.read?.(deps, { payload, now });
    if (details && details.kind !== 'found') return details;
    const facts = await reservationFacts(deps)(reservation);
    const alerts = rules.tellsAlerts ? await alertsOf(deps, facts, now) : [];
    const value = { ...facts, ...details?.value, alerts, topic, payload, payment };
    return rules.saysNothing?.(value) ? MOOT : { kind: 'found', value };
  };

/** The alerts about runs that have not left yet, without duplicates. */
async function alertsOf({ alerts }: AlertSource, { runs }: ReservationFacts, now: Instant): Promise<readonly Alert[]> {
  const ahead = [runs.departure, runs.return].flatMap((run) => (run && run.departs > now ? [run.segment] : []));
  const found = await Promise.all(ahead.map((segment) => alerts.ofSegment(segment, now)));
  return [...new Set(found.flat())].sort(byUrgency);
}

/** A reservation with the facts shown together with it, for work without a session. */
export const readTrip = async (
  deps: FactsDeps & Pick<TripNoticeDeps, 'reservations'>,
  id: ReservationId,
): Promise<ReservationFacts> => reservationFacts(deps)(await reservationOf(deps, id));

async function reservationOf({ reservations }: Pick<TripNoticeDeps, 'reservations'>, id: ReservationId) {
  const stored = await reservations.byId(id);
  if (!stored) throw new Error(`there is no reservation ${id} to write about`);
  return stored.reservation;
}

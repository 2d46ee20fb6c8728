import { type ReservationFacts, reservationFacts } from '#app/booking/reservation-facts.ts';
import { SHORT_TOPICS, type ShortTopic } from '#app/notices/channel-topics.ts';
import type { Delivery, ShortNotice } from '#app/notices/delivery-ports.ts';
import type { Notice } from '#app/notices/notice.ts';
import type { NoticeDeps } from '#app/notices/notice-deps.ts';
import { isStillRelevant } from '#app/notices/still-relevant.ts';
import { NOTICE_TOPICS, type NoticeTopic } from '#app/notices/topic.ts';
import type { Channel } from '#domain/notices/channel.ts';
import type { Instant } from '#kernel/instant.ts';
import { normalisePhone } from '#kernel/phone.ts';

/** A notice for a channel: of a topic there are e-mails of, or of one there are none of. */
export interface ShortSubject extends ReservationFacts {
  readonly about: Notice | ShortTopic;
  readonly channel: Channel;
}

export interface ShortDeps
  extends Pick<NoticeDeps, 'book' | 'payments' | 'timetable' | 'departures' | 'boardingCodes' | 'report'> {
  /** Finds the words, as few as there can be. Undefined: there is nothing to say about it. */
  readonly shortOf: (subject: ShortSubject, now: Instant) => ShortNotice | undefined;
}

export type WrittenShort =
  | { readonly kind: 'short'; readonly notice: ShortNotice; readonly to: string | undefined }
  | { readonly kind: 'moot' }
  | { readonly kind: 'refused'; readonly code: string };

/** Reads what a delivery names as it is now, and finds the words for it in the language of the reservation. */
export const writeShort =
  (deps: ShortDeps) =>
  async (delivery: Delivery, now: Instant): Promise<WrittenShort> => {
    const { topic, payload, channel } = delivery;
    const reservation = await deps.book.reservation(payload.reservation);
    if (!reservation) return { kind: 'refused', code: 'no reservation' };
    const facts = await reservationFacts(deps)(reservation);
    const about = await aboutOf(deps, { facts, topic, payload, now });
    const notice = about && deps.shortOf({ ...facts, about, channel }, now);
    if (!notice) return { kind: 'moot' };
    return { kind: 'short', notice, to: normalisePhone(reservation.contact?.phone ?? '') };
  };

interface Asked extends Pick<Delivery, 'topic' | 'payload'> {
  readonly facts: ReservationFacts;
  readonly now: Instant;
}

/** Undefined for what is not true any more. */
async function aboutOf(
  { payments }: ShortDeps,
  { facts, topic, payload, now }: Asked,
): Promise<Notice | ShortTopic | undefined> {
  const { reservation } = facts;
  if (isShort(topic)) return topic === 'channel.chosen' || reservation.status === 'approved' ? topic : undefined;
  if (!isNotice(topic)) throw new Error(`nobody knows what ${topic} is`);
  const payment = payload.payment ? await payments.byId(payload.payment) : await payments.latest(reservation.id);
  const isTrue = isStillRelevant({ topic, payload }, { ...reservation, now, payment });
  return isTrue ? { ...facts, topic, payload, payment } : undefined;
}

const isShort = (topic: string): topic is ShortTopic => SHORT_TOPICS.some((known) => known === topic);
const isNotice = (topic: string): topic is NoticeTopic => NOTICE_TOPICS.some((known) => known === topic);

import { type ReservationFacts, reservationFacts } from '#app/booking/reservation-facts.ts';
import { SHORT_TOPICS, type ShortTopic } from '#app/notices/channel-topics.ts';
import type { Delivery, ShortNotice } from '#app/notices/delivery-ports.ts';
import { type Notice, paymentOf } from '#app/notices/notice.ts';
import type { NoticeDeps } from '#app/notices/notice-deps.ts';
import { rulesOf } from '#app/notices/message.ts';
import type { Channel } from '#domain/notices/channel.ts';
import type { Instant } from '#kernel/instant.ts';
import { normalisePhone } from '#kernel/phone.ts';

/** A notice for a channel: of a topic there are e-mails of, or of one there are none of. */
export interface ShortSubject extends ReservationFacts {
  readonly about: Notice | ShortTopic;
  readonly channel: Channel;
}

export interface ShortDeps
  extends Pick<
    NoticeDeps,
    'book' | 'payments' | 'timetable' | 'departures' | 'boardingCodes' | 'messageRules' | 'report'
  > {
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
  { payments, messageRules }: ShortDeps,
  { facts, topic, payload, now }: Asked,
): Promise<Notice | ShortTopic | undefined> {
  const { reservation } = facts;
  if (isShort(topic)) return topic === 'channel.chosen' || reservation.status === 'approved' ? topic : undefined;
  if (!(topic in messageRules)) throw new Error(`nobody knows what ${topic} is`);
  const payment = await paymentOf(payments, payload);
  const isTrue = rulesOf(messageRules, topic).isStillRelevant(payload, { ...reservation, now, payment });
  return isTrue ? { ...facts, topic, payload, payment } : undefined;
}

const isShort = (topic: string): topic is ShortTopic => SHORT_TOPICS.some((known) => known === topic);

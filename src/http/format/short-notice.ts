import { stopsOf } from '#domain/fares/journey-stops.ts';
import { readTrip, readTripNotice, type TripNoticeDeps } from '#app/amendments/trip-notice.ts';
import type { NoticePayload, NoticeTopic, ShortTopic } from '#app/announcement.ts';
import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { LinkAddresses } from '#app/links/ports.ts';
import type { ShortNotice } from '#app/notices/delivery-ports.ts';
import { type Found, MOOT } from '#app/notices/message.ts';
import type { Notice } from '#app/notices/notice.ts';
import { always, type RelevanceFacts, whilePaid } from '#app/notices/relevance.ts';
import type { ShortSubject } from '#app/notices/write-short.ts';
import { deadlinesOf } from '#domain/booking/deadlines.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { placeName } from '#domain/network/place-name.ts';
import { isText } from '#domain/notices/channel.ts';
import { type LetterDeps, matterOf } from '#http/format/letters/letter-of.ts';
import { messageOf } from '#http/format/letters/messages.ts';
import type { Instant } from '#kernel/instant.ts';
import { formatClock, formatNumericDate } from '#kernel/local-time.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { asGsm } from '#text/gsm.ts';
import type { Lang } from '#text/lang.ts';
import { clockOf, dayAndClock } from '#text/moments.ts';
import { noticesText } from '#text/notices-page.ts';
import { ticketText } from '#text/ticket-text.ts';
import { findPath } from '#wire/link-paths.ts';

export interface ShortDeps extends TripNoticeDeps, LetterDeps, Pick<LinkAddresses, 'stopUrl'> {}

interface Words {
  readonly title: string;
  readonly text: string;
  /** Already complete: no link or opt-out is appended. */
  readonly isWhole?: boolean;
}

const { messages } = noticesText;

/** Reads the current facts a channel reports and finds the texts in the language of the order. */
export const composeShort =
  (deps: ShortDeps) =>
  async ({ topic, channel, ...about }: ShortSubject, now: Instant): Promise<Found<ShortNotice>> => {
    const found = isShort(topic)
      ? await wordsOf(deps, { ...about, topic }, now)
      : await wordsOfLetter(deps, { ...about, topic }, now);
    if (found.kind !== 'found') return found;
    const { order } = about;
    const { title, text, isWhole } = found.value;
    const url = deps.origin + findPath(order.lang, order.code);
    const stopUrl = deps.stopUrl(order);
    if (!isText(channel)) return { kind: 'found', value: { title, text, url, stopUrl } };
    const whole = isWhole ? text : `${title}. ${text} ${messages.stop(stopUrl)[order.lang]}`;
    return { kind: 'found', value: { title, text: channel === 'sms' ? asGsm(whole) : whole, url, stopUrl } };
  };

/** Topics that also have e-mails: the message's channel text, else the subject and first line of its letter. */
async function wordsOfLetter<Topic extends NoticeTopic>(
  deps: ShortDeps,
  notice: Notice<Topic>,
  now: Instant,
): Promise<Found<Words>> {
  const message = messageOf(notice.topic);
  const found = await readTripNotice(deps)(notice, message, now);
  if (found.kind !== 'found') return found;
  const matter = matterOf(deps, found.value, now);
  if (message.text) return { kind: 'found', value: { title: '', text: message.text(matter), isWhole: true } };
  const { subject, preheader } = message.letter(matter);
  return { kind: 'found', value: { title: subject, text: preheader } };
}

interface ShortMessage {
  isStillRelevant(payload: NoticePayload, current: RelevanceFacts): boolean;
  /** Undefined: there is nothing to report. */
  words(trip: ReservationFacts, carrier: string, now: Instant): Words | undefined;
}

/** Topics without e-mails. */
const SHORT_MESSAGES: { readonly [Topic in ShortTopic]: ShortMessage } = {
  'channel.chosen': {
    isStillRelevant: always,
    words: ({ reservation: { lang, code } }, carrier) => ({
      title: messages.chosenTitle[lang],
      text: messages.chosen(carrier, code)[lang],
    }),
  },
  'ticket.text': {
    isStillRelevant: whilePaid,
    words: (trip, carrier) => ({ title: '', text: ticketTextOf(trip, carrier), isWhole: true }),
  },
  'boarding.reminder': {
    isStillRelevant: whilePaid,
    words: (trip, _, now) => {
      const { lang } = trip.reservation;
      const next = nextBoarding(trip, now);
      return next && { title: messages.boardingTitle[lang], text: messages.boarding(next)[lang] };
    },
  },
};

const isShort = (topic: NoticeTopic | ShortTopic): topic is ShortTopic => topic in SHORT_MESSAGES;

interface ShortAsked extends Omit<Notice, 'topic'> {
  readonly topic: ShortTopic;
}

async function wordsOf(
  deps: ShortDeps,
  { topic, payload, order, payment }: ShortAsked,
  now: Instant,
): Promise<Found<Words>> {
  const { isStillRelevant, words } = SHORT_MESSAGES[topic];
  if (!isStillRelevant(payload, { ...order, now, payment })) return MOOT;
  const said = words(await readTrip(deps, order.id), deps.sender.name, now);
  return said ? { kind: 'found', value: said } : MOOT;
}

/** The run that leaves next, if any. */
function nextBoarding(subject: ReservationFacts, now: Instant) {
  const [next] = DIRECTIONS.flatMap((direction) => {
    const run = subject.runs[direction];
    const isOn = !subject.reservation.cancelled.includes(direction);
    return run && isOn && run.departs > now ? [{ run, stop: stopsOf(subject, direction)[0] }] : [];
  }).toSorted((a, b) => a.run.departs - b.run.departs);
  if (!next) return undefined;
  const { lang } = subject.reservation;
  const { city, zone } = next.stop;
  const beThere = isoInZone(deadlinesOf(next.run.departs).payAtCounterUntil, zone);
  return {
    stop: placeName(next.stop),
    departs: dayAndClock(isoInZone(next.run.departs, zone), lang),
    beThere: `${dayAndClock(beThere, lang)} (${clockOf(city)[lang]})`,
  };
}

function ticketTextOf(subject: ReservationFacts, carrier: string): string {
  const { reservation, runs } = subject;
  const { lang, code, tickets } = reservation;
  const journeys = DIRECTIONS.flatMap((direction) => {
    const own = tickets.filter((ticket) => ticket.direction === direction);
    if (own.length === 0) return [];
    const run = runs[direction];
    const stop = stopsOf(subject, direction)[0];
    const when = run && whenOf(isoInZone(run.departs, stop.zone), lang);
    const isCancelled = reservation.cancelled.includes(direction);
    return [
      { when, isCancelled, stop: placeName(stop), stopCode: stop.id, seats: own.flatMap(({ seat }) => seat ?? []) },
    ];
  });
  return ticketText({ carrier, code, journeys }, lang);
}

/** `24/11 6:15 a.m.` */
const whenOf = (at: string, lang: Lang): string => `${formatNumericDate(at).slice(0, 5)} ${formatClock(at, lang)}`;

import type { ShortNotice } from '#app/notices/delivery-ports.ts';
import { isAbout, type Notice } from '#app/notices/notice.ts';
import type { ShortTopic } from '#app/notices/channel-topics.ts';
import type { ShortSubject } from '#app/notices/write-short.ts';
import type { LinkAddresses } from '#app/links/ports.ts';
import { isText } from '#domain/notices/channel.ts';
import { deadlinesOf } from '#domain/booking/deadlines.ts';
import { DIRECTIONS } from '#domain/fares/quote.ts';
import { type LetterDeps, letterOf } from '#http/format/letters/letter-of.ts';
import type { Instant } from '#kernel/instant.ts';
import { formatClock, formatNumericDate } from '#kernel/local-time.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { asGsm } from '#text/gsm.ts';
import type { Lang } from '#text/lang.ts';
import { clockOf, dayAndClock } from '#text/moments.ts';
import { noticesText } from '#text/notices-page.ts';
import { ticketText } from '#text/ticket-text.ts';
import { findPath } from '#wire/link-paths.ts';

export interface ShortDeps extends LetterDeps, Pick<LinkAddresses, 'stopUrl'> {}

interface Words {
  readonly title: string;
  readonly text: string;
  /** Complete as it is: neither a link nor a way out is put behind it. */
  readonly isWhole?: boolean;
}

const { messages } = noticesText;

/** The words of a notice for a channel: of what e-mails are written about, their subject and first line. */
export const shortOf =
  (deps: ShortDeps) =>
  (subject: ShortSubject, now: Instant): ShortNotice | undefined => {
    const { reservation, about, channel } = subject;
    const { lang, code } = reservation;
    const words = typeof about === 'string' ? wordsOf(deps, subject, { about, now }) : wordsOfLetter(deps, about, now);
    if (!words) return undefined;
    const url = deps.origin + findPath(lang, code);
    const stopUrl = deps.stopUrl(reservation);
    if (!isText(channel)) return { title: words.title, text: words.text, url, stopUrl };
    const text = words.isWhole ? words.text : `${words.title}. ${words.text} ${messages.stop(stopUrl)[lang]}`;
    return { title: words.title, text: channel === 'sms' ? asGsm(text) : text, url, stopUrl };
  };

function wordsOfLetter(deps: ShortDeps, notice: Notice, now: Instant): Words {
  const { lang } = notice.reservation;
  const request = isAbout(notice, 'one_time_code.requested') ? notice.payload.request : undefined;
  if (request)
    return { title: '', text: messages.code(deps.pins.codeOf(request), deps.sender.name)[lang], isWhole: true };
  const { subject, preheader } = letterOf(deps)(notice, now);
  return { title: subject, text: preheader };
}

interface About {
  readonly about: ShortTopic;
  readonly now: Instant;
}

function wordsOf({ sender }: ShortDeps, subject: ShortSubject, { about, now }: About): Words | undefined {
  const { reservation } = subject;
  const { lang, code } = reservation;
  switch (about) {
    case 'channel.chosen':
      return { title: messages.chosenTitle[lang], text: messages.chosen(sender.name, code)[lang] };
    case 'ticket.text':
      return { title: '', text: ticketTextOf(subject, sender.name), isWhole: true };
    case 'boarding.reminder': {
      const next = nextBoarding(subject, now);
      return next && { title: messages.boardingTitle[lang], text: messages.boarding(next)[lang] };
    }
  }
}

const endsOf = ({ origin, destination }: Pick<ShortSubject, 'origin' | 'destination'>) => ({
  departure: origin,
  return: destination,
});

/** The run that leaves next, if one does. */
function nextBoarding(subject: ShortSubject, now: Instant) {
  const [next] = DIRECTIONS.flatMap((direction) => {
    const run = subject.runs[direction];
    const isOn = !subject.reservation.cancelled.includes(direction);
    return run && isOn && run.departs > now ? [{ run, stop: endsOf(subject)[direction] }] : [];
  }).toSorted((a, b) => a.run.departs - b.run.departs);
  if (!next) return undefined;
  const { lang } = subject.reservation;
  const { name, city, zone } = next.stop;
  const beThere = isoInZone(deadlinesOf(next.run.departs).payAtCounterUntil, zone);
  return {
    stop: name,
    departs: dayAndClock(isoInZone(next.run.departs, zone), lang),
    beThere: `${dayAndClock(beThere, lang)} (${clockOf(city)[lang]})`,
  };
}

function ticketTextOf(subject: ShortSubject, carrier: string): string {
  const { reservation, runs } = subject;
  const { lang, code, tickets } = reservation;
  const journeys = DIRECTIONS.flatMap((direction) => {
    const own = tickets.filter((ticket) => ticket.direction === direction);
    if (own.length === 0) return [];
    const run = runs[direction];
    const stop = endsOf(subject)[direction];
    const when = run && whenOf(isoInZone(run.departs, stop.zone), lang);
    const isCancelled = reservation.cancelled.includes(direction);
    return [{ when, isCancelled, stop: stop.name, stopCode: stop.id, seats: own.flatMap(({ seat }) => seat ?? []) }];
  });
  return ticketText({ carrier, code, journeys }, lang);
}

/** `24/11 6:15 a.m.` */
const whenOf = (at: string, lang: Lang): string => `${formatNumericDate(at).slice(0, 5)} ${formatClock(at, lang)}`;

import type { Pins } from '#app/access/ports.ts';
import type { Letter } from '#app/notices/letter.ts';
import type { TripNotice } from '#app/amendments/trip-notice.ts';
import type { NoticeTopic } from '#app/announcement.ts';
import type { Stop } from '#domain/network/stop.ts';
import type { Instant } from '#kernel/instant.ts';
import { formatClock } from '#kernel/local-time.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { Lang } from '#text/lang.ts';
import { mailFrame } from '#text/mails/frame.ts';
import { clockOf, dayAndClock, longMoment } from '#text/moments.ts';
import type { ReservationView } from '#wire/reservation.ts';

/** What a letter is made from: the notice, and the reservation as its owner sees it. */
export interface Matter<Topic extends NoticeTopic = NoticeTopic> {
  readonly notice: TripNotice<Topic>;
  readonly view: ReservationView;
  readonly lang: Lang;
  readonly now: Instant;
  /** The carrier's name as it writes it. */
  readonly carrier: string;
  /** Opens the reservation at its current step, on any device. */
  readonly resumeUrl: string;
  /** Opens the page of the reservation on any device, without typing anything. */
  readonly itineraryUrl: string;
  /** Where its invoice is requested or corrected, without further proof; opens nothing else of the trip. */
  readonly invoicingUrl: string;
  /** Digits are computed when the letter is written and stored nowhere. */
  readonly pins: Pick<Pins, 'pinOf' | 'codeOf'>;
  /** Where to search for another trip. */
  readonly homeUrl: string;
}

/** The part of a letter specific to its topic; the rest is the same in all of them. */
export type Body = Pick<Letter, 'subject' | 'preheader' | 'heading' | 'blocks' | 'things'>;

/** `viernes, 27 de noviembre de 2026, 9:05 a.m. (hora de Guadalajara)`. */
export function momentAt(at: Instant, stop: Pick<Stop, 'zone' | 'city'>, lang: Lang): string {
  return longMoment(isoInZone(at, stop.zone), stop.city, lang);
}

/** `vie 27 nov, 9:05 a.m.`: for subjects. */
export function shortMomentAt(at: Instant, { zone }: Pick<Stop, 'zone'>, lang: Lang): string {
  return dayAndClock(isoInZone(at, zone), lang);
}

/** `vie 27 nov, 9:05 a.m. (hora de Guadalajara)`: for first lines, which are also sent as short messages. */
export const placedMomentAt = (at: Instant, stop: Pick<Stop, 'zone' | 'city'>, lang: Lang): string =>
  `${shortMomentAt(at, stop, lang)} (${clockOf(stop.city)[lang]})`;

/** The time alone, for a departure whose day is in the subject. */
export const clockAt = (at: Instant, { zone }: Pick<Stop, 'zone'>, lang: Lang): string =>
  formatClock(isoInZone(at, zone), lang);

/** The code to give on the phone and at the counter. */
export const codeBlock = ({ view, lang }: { readonly view: { readonly code: string }; readonly lang: Lang }) =>
  ({ kind: 'code', label: mailFrame.code[lang], value: view.code }) as const;

/** The PIN, for the owner of the reservation. Never in a subject, which mail lists show to bystanders. */
export const pinBlock = ({ pins, notice, lang }: Matter) =>
  ({ kind: 'code', label: mailFrame.pin[lang], value: pins.pinOf(notice.reservation) }) as const;

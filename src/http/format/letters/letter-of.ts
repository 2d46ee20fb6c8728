import type { Letter } from '#app/notices/letter.ts';
import type { TripNotice } from '#app/amendments/trip-notice.ts';
import type { NoticeTopic } from '#app/announcement.ts';
import type { Pins } from '#app/access/ports.ts';
import type { LinkAddresses } from '#app/links/ports.ts';
import { footerOf, type LetterSender } from '#http/format/letters/letterhead.ts';
import type { Matter } from '#http/format/letters/matter.ts';
import { messageOf } from '#http/format/letters/messages.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import type { Instant } from '#kernel/instant.ts';
import { mailFrame } from '#text/mails/frame.ts';
import { itineraryUrlOf } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

export interface LetterDeps extends Pick<LinkAddresses, 'resumeUrl' | 'invoicingUrl'> {
  readonly sender: LetterSender;
  readonly pins: Pick<Pins, 'pinOf' | 'codeOf'>;
  /** Scheme, host and port of the public site. */
  readonly origin: string;
}

/** That of its reservation; of an invoice, the one it was asked for in: it may be of several reservations. */
const langOf = ({ invoice, reservation }: Pick<TripNotice, 'invoice' | 'reservation'>) =>
  invoice?.lang ?? reservation.lang;

/** Finds the texts for a notice, in its language. */
export const letterOf =
  (deps: LetterDeps) =>
  <Topic extends NoticeTopic>(notice: TripNotice<Topic>, now: Instant): Letter => {
    const lang = langOf(notice);
    const { contact } = notice.reservation;
    return {
      lang,
      ...messageOf(notice.topic).letter(matterOf(deps, notice, now)),
      greeting: mailFrame.greeting(contact?.firstName ?? '')[lang],
      footer: footerOf(deps.sender, lang),
    };
  };

/** What the texts for a notice are made from. */
export function matterOf<Topic extends NoticeTopic>(
  { sender, pins, origin, ...links }: LetterDeps,
  notice: TripNotice<Topic>,
  now: Instant,
): Matter<Topic> {
  const { reservation } = notice;
  const lang = langOf(notice);
  const resumeUrl = links.resumeUrl(reservation);
  return {
    notice,
    view: reservationView(notice, now),
    lang,
    now,
    carrier: sender.name,
    resumeUrl,
    pins,
    itineraryUrl: itineraryUrlOf(resumeUrl),
    invoicingUrl: links.invoicingUrl(reservation),
    homeUrl: `${origin}${paths.home[lang]}`,
  };
}

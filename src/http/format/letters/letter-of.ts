import type { Letter } from '#app/notices/letter.ts';
import type { Notice } from '#app/notices/notice.ts';
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
  /** Scheme, host and port travellers see. */
  readonly origin: string;
}

/** Finds the words for a notice, in the language of its reservation. */
export const letterOf =
  (deps: LetterDeps) =>
  (notice: Notice, now: Instant): Letter => {
    const { reservation, topic } = notice;
    const { lang, contact } = reservation;
    const resumeUrl = deps.resumeUrl(reservation);
    const matter: Matter = {
      notice,
      view: reservationView(notice, now),
      lang,
      now,
      resumeUrl,
      pins: deps.pins,
      itineraryUrl: itineraryUrlOf(resumeUrl),
      invoicingUrl: deps.invoicingUrl(reservation),
      homeUrl: `${deps.origin}${paths.home[lang]}`,
    };
    return {
      lang,
      ...messageOf(topic).letter(matter),
      greeting: mailFrame.greeting(contact?.firstName ?? '')[lang],
      footer: footerOf(deps.sender, lang),
    };
  };

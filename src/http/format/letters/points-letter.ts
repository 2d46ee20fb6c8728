import type { Letter } from '#app/notices/letter.ts';
import type { PointsAboutToExpire } from '#app/notices/write-points-mail.ts';
import { footerOf, type LetterSender } from '#http/format/letters/letterhead.ts';
import { before, type Instant, SECOND, type Zone } from '#kernel/instant.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { formatPoints } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { mailFrame } from '#text/mails/frame.ts';
import { pointsMails } from '#text/mails/points.ts';
import * as paths from '#wire/page-paths.ts';

export interface PointsLetterDeps {
  readonly sender: LetterSender;
  /** Scheme, host and port of the site. */
  readonly origin: string;
  readonly zone: Zone;
}

/** Points are about to expire; the last day on which they can be used. */
export const pointsLetter =
  ({ sender, origin, zone }: PointsLetterDeps) =>
  ({ kind, points, firstName, lang }: PointsAboutToExpire, expiresAt: Instant): Letter => {
    const amount = formatPoints(points);
    const day = formatLongDate(dateInZone(before(expiresAt, SECOND), zone), lang);
    const say = kind === 'win' ? pointsMails.text : pointsMails.textPurchased;
    return {
      lang,
      subject: pointsMails.subject(amount, day)[lang],
      preheader: pointsMails.preheader[lang],
      heading: pointsMails.title[lang],
      greeting: mailFrame.greeting(firstName)[lang],
      blocks: [
        { kind: 'text', text: say(amount, day)[lang] },
        { kind: 'text', text: pointsMails.how[lang] },
        { kind: 'button', label: pointsMails.button[lang], url: origin + paths.myPoints[lang] },
      ],
      footer: footerOf(sender, lang, pointsMails.why),
    };
  };

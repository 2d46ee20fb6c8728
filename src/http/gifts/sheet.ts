import type { GiftDocuments, GiftSheet } from '#app/gifts/documents.ts';
import type { GiftSecrets, SentGift } from '#app/gifts/ports.ts';
import type { Attachment } from '#app/notices/ports.ts';
import { shownGiftCode, shownSecret } from '#domain/gifts/gift-code.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { giftPaper as say } from '#text/gift-paper.ts';
import { giftText } from '#text/gifts.ts';
import { giftMails } from '#text/mails/gifts.ts';
import { CARRIER_CLOCK, datedMoment } from '#text/moments.ts';
import { moneyIn } from '#text/money.ts';
import * as paths from '#wire/page-paths.ts';

export interface GiftPaperDeps {
  readonly giftDocuments: GiftDocuments;
  readonly giftSecrets: Pick<GiftSecrets, 'secretOf'>;
  /** Name on the card. */
  readonly carrier: string;
  /** The carrier's time zone, for the moment of the balance. */
  readonly zone: Zone;
  /** Scheme, host and port of the public site. */
  readonly origin: string;
}

/** A card as a PDF with its secret, for those who have proved it or are sent it. */
export interface GiftPaper {
  readonly filename: string;
  readonly pdf: Uint8Array;
}

/** The same for the letter to its recipient. */
export const giftAttachment =
  (deps: GiftPaperDeps) =>
  async (card: SentGift): Promise<Attachment> => {
    const { filename, pdf } = await giftPaper(deps)(card, card.lang);
    return { filename, type: 'application/pdf', content: pdf };
  };

/** `balanceAt`: also what is left of it at that moment. */
export const giftPaper =
  ({ giftDocuments, ...deps }: GiftPaperDeps) =>
  async (card: SentGift, lang: 'es' | 'en', balanceAt?: Instant): Promise<GiftPaper> => ({
    filename: say.filename[lang],
    pdf: await giftDocuments.pdf(sheetOf(deps, card, lang, balanceAt)),
  });

const sheetOf = (
  { giftSecrets, carrier, zone, origin }: Omit<GiftPaperDeps, 'giftDocuments'>,
  card: SentGift,
  lang: 'es' | 'en',
  balanceAt: Instant | undefined,
): GiftSheet => ({
  lang,
  carrier,
  title: giftText.name[lang],
  amount: moneyIn(card.amount, lang),
  facts: [
    { label: say.for[lang], value: card.receiver },
    { label: say.from[lang], value: card.giver },
    { label: say.validity[lang], value: say.never[lang] },
    ...(balanceAt === undefined ? [] : [balanceOf(card, lang, isoInZone(balanceAt, zone))]),
  ],
  message: card.message,
  code: { label: giftText.code[lang], value: shownGiftCode(card.code) },
  secret: { label: giftText.secret[lang], value: shownSecret(giftSecrets.secretOf(card)) },
  notes: [giftMails.how[lang], say.balanceAt(origin + paths.giftBalance[lang])[lang], say.keep[lang]],
});

const balanceOf = ({ left }: SentGift, lang: 'es' | 'en', moment: string) => ({
  label: say.left[lang],
  value: say.leftAt(moneyIn(left, lang), datedMoment(moment, lang), CARRIER_CLOCK)[lang],
});

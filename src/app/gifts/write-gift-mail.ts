import type { Letter, LetterRenderer } from '#app/notices/letter.ts';
import { MOOT } from '#app/notices/message.ts';
import type { Attachment, QueuedMail } from '#app/notices/ports.ts';
import { mailOf, type Written } from '#app/notices/write-mail.ts';
import type { GiftCardId, GiftCards, SentGift } from './ports.ts';

/** The letter to a card's recipient. Rows are pending across releases: topics and fields must keep their names. */
export interface GiftMail {
  readonly topic: 'gift-card.sent';
  readonly payload: { readonly gift_card: GiftCardId };
}

export const GIFT_TOPICS = ['gift-card.sent'] as const satisfies readonly GiftMail['topic'][];

export type GiftMailRow = QueuedMail & GiftMail;

export const isGiftMail = (row: QueuedMail): row is GiftMailRow =>
  (GIFT_TOPICS as readonly string[]).includes(row.topic);

export interface GiftMailDeps {
  readonly giftCards: Pick<GiftCards, 'byId'>;
  /** The text, in the giver's language. */
  readonly giftLetter: (card: SentGift) => Letter;
  /** The card to print. */
  readonly giftAttachment: (card: SentGift) => Promise<Attachment>;
  readonly renderer: LetterRenderer;
  readonly fingerprint: (text: string) => string;
}

/** Reads the current state of a row's card, and writes the e-mail; a refunded card is not sent. */
export const writeGiftMail =
  (deps: GiftMailDeps) =>
  async ({ payload, dedupKey }: GiftMailRow): Promise<Written> => {
    const card = await deps.giftCards.byId(payload.gift_card);
    if (!card || card.isReturned) return MOOT;
    const letter = deps.giftLetter(card);
    const attachments = [await deps.giftAttachment(card)];
    return { kind: 'mail', mail: mailOf(deps, { letter, attachments }, { to: card.email, dedupKey }) };
  };

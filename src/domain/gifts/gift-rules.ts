import { type Fault, fault } from '#domain/errors.ts';
import type { ReturnTerms } from '#domain/orders/return-terms.ts';
import { emailFaults, MAX_NAME_LENGTH } from '#domain/orders/contact-rules.ts';
import { lineFeeds, tidy } from '#kernel/filters.ts';
import { daysBetween, HOUR, type Instant, type LocalDate, parseLocalDate, type Zone } from '#kernel/instant.ts';
import { clockHour } from '#kernel/zoned.ts';
import { type Centavos, centavos } from '#kernel/money.ts';
import { hasPrintedLettersOnly } from '#kernel/printed-letters.ts';

/** The item kind of a gift card. */
export const GIFT_CARD = 'gift-card';

/** Bounds of a card's amount, which is in whole pesos. */
export const GIFT_AMOUNTS = { least: centavos(10_000), most: centavos(500_000) } as const;
/** Amounts offered by the form. */
export const GIFT_CHOICES: readonly Centavos[] = [20_000, 50_000, 100_000, 200_000].map(centavos);
/** A card is sent at most this many days ahead. */
export const GIFT_DAYS = 365;
export const MAX_GIFT_MESSAGE = 300;
/** How long a session that gave code and secret pays with the card, whatever others guess; in milliseconds. */
export const GIFT_PROOF_LIFETIME = HOUR;
/** The hour at which it is sent on its day, in the carrier's time zone. */
const GIFT_HOUR = 9;

/** When a card with a day is sent. */
export const giftMorning = (date: LocalDate, zone: Zone): Instant => clockHour(date, GIFT_HOUR, zone);

/** The form of a card as submitted. */
export interface GiftInput {
  /** Centavos. */
  readonly amount: number;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** `YYYY-MM-DD`; empty: immediately. */
  readonly date: string;
}

/** An ordered card, as stored with its item. */
export interface OrderedGift {
  readonly amount: Centavos;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Absent: immediately. */
  readonly date?: LocalDate;
}

/** Every reason to refuse a card, in form order. */
export function giftFaults({ amount, name, email, message, date }: GiftInput, today: LocalDate): readonly Fault[] {
  return [
    ...(isAmount(amount) ? [] : [fault('gift_amount_invalid', 'amount', limitsInPesos)]),
    ...nameFaults(name),
    ...emailFaults(email, 'email', 'recipient'),
    ...textFaults(lineFeeds(message), 'message', MAX_GIFT_MESSAGE),
    ...(isDay(date, today) ? [] : [fault('gift_date_invalid', 'date', { days: GIFT_DAYS })]),
  ];
}

const limitsInPesos = { least: GIFT_AMOUNTS.least / 100, most: GIFT_AMOUNTS.most / 100 };

const isAmount = (amount: number): boolean =>
  Number.isSafeInteger(amount) && amount % 100 === 0 && amount >= GIFT_AMOUNTS.least && amount <= GIFT_AMOUNTS.most;

function nameFaults(name: string): readonly Fault[] {
  return /[\p{L}\p{N}]/u.test(name)
    ? textFaults(tidy(name), 'name', MAX_NAME_LENGTH)
    : [fault('gift_name_required', 'name')];
}

/** The card is also printed, and a word must not become empty boxes. */
function textFaults(text: string, field: string, max: number): readonly Fault[] {
  if (Array.from(text).length > max) return [fault('text_too_long', field, { max })];
  return hasPrintedLettersOnly(text) ? [] : [fault('gift_text_not_latin', field)];
}

function isDay(text: string, today: LocalDate): boolean {
  if (text.trim() === '') return true;
  const date = parseLocalDate(text.trim());
  if (!date) return false;
  const days = daysBetween(today, date);
  return days >= 0 && days <= GIFT_DAYS;
}

/** The data stored from valid input. */
export function orderedGift({ amount, name, email, message, date }: GiftInput, today: LocalDate): OrderedGift {
  const day = parseLocalDate(date.trim());
  return {
    amount: centavos(amount),
    name: tidy(name),
    email: email.trim(),
    message: lineFeeds(message).trim(),
    // Today means immediately.
    ...(day && day !== today ? { date: day } : {}),
  };
}

/** Reads a stored row. Throws when it is not a card. */
export function readGift(what: unknown): OrderedGift {
  const { amount, name, email, message = '', date } = what as Partial<OrderedGift>;
  if (amount === undefined || name === undefined || email === undefined)
    throw new Error('an item without its gift card');
  return { amount: centavos(amount), name, email, message, ...(date === undefined ? {} : { date }) };
}

/** A card goes back to its buyer whole, while nothing of it is spent. Its money was never booked as sold. */
export function giftReturnTerms(card: {
  readonly left: Centavos;
  readonly amount: Centavos;
  readonly isReturned: boolean;
}): ReturnTerms {
  if (card.isReturned) return { kind: 'returned' };
  if (card.left < card.amount) return { kind: 'refused', fault: fault('gift_card_spent') };
  return { kind: 'open', prepaid: card.amount };
}

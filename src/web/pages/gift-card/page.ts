import { GIFT_CHOICES, GIFT_DAYS } from '#domain/gifts/gift-rules.ts';
import { formText } from '#text/form.ts';
import { plusDays, zone } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { giftText } from '#text/gifts.ts';
import { shownErrors } from '#web/all-errors.ts';
import { buyerBody, type BuyerValues, knownBuyer, typedBuyer } from '#web/orders/buyer-form.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { GiftCardData, TypedGift } from '#web/pages/gift-card/gift-card-data.ts';
import { Screen } from '#web/pages/gift-card/screen.tsx';
import { Shell } from '#web/pages/gift-card/shell.tsx';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { postGiftCard } from '#wire/gifts.ts';
import { orderPath } from '#wire/link-paths.ts';

/** In which cards are sent. */
const ZONE = zone('America/Mexico_City');

const EMPTY: TypedGift = {
  choice: String(GIFT_CHOICES[1]),
  other: '',
  name: '',
  email: '',
  date: '',
  message: '',
};

/** Ordering a gift card (B19): a plain form, which leads to the page of the new order. */
export const giftCardPage: Page<GiftCardData> = {
  load: async (context) =>
    drawn(context, { key: newAttemptKey(), typed: EMPTY, buyer: await knownBuyer(context), errors: [] }),

  async act(context, form) {
    const { call, lang } = context;
    const typed = typedIn(form);
    const key = form.get('key') || newAttemptKey();
    const ordered = await call(postGiftCard, {
      body: {
        idempotency_key: key,
        lang,
        amount: amountOf(typed),
        name: typed.name,
        email: typed.email,
        date: typed.date,
        message: typed.message,
        buyer: buyerBody(form),
      },
    });
    if (ordered.ok) return go(orderPath(lang, ordered.data.code));
    return drawn(context, { key, typed, buyer: typedBuyer(form), errors: ordered.errors });
  },

  head: ({ errors }, { lang }) => ({
    title: errors.length > 0 ? `${formText.error[lang]}: ${giftText.name[lang]}` : giftText.name[lang],
    description: giftText.description[lang],
  }),
  Screen,
  Shell,
};

function typedIn(form: URLSearchParams): TypedGift {
  const typed = (name: keyof TypedGift) => form.get(name) ?? '';
  return {
    choice: typed('choice'),
    other: typed('other'),
    name: typed('name'),
    email: typed('email'),
    date: typed('date'),
    message: typed('message'),
  };
}

/** Centavos. A typed amount takes precedence over any preset one; invalid input counts as zero. */
function amountOf({ choice, other }: TypedGift): number {
  const pesos = other.replace(/[\s,$]/g, '');
  if (pesos !== '') return /^\d{1,6}$/.test(pesos) ? Number(pesos) * 100 : 0;
  return /^\d{1,8}$/.test(choice) ? Number(choice) : 0;
}

interface Shown {
  readonly key: string;
  readonly typed: TypedGift;
  readonly buyer: BuyerValues;
  readonly errors: FormErrors;
}

function drawn({ lang, now }: PageContext, { errors, ...shown }: Shown): Outcome<GiftCardData> {
  const today = dateInZone(now, ZONE);
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      ...shown,
      days: { first: today, last: plusDays(today, GIFT_DAYS) },
      errors: shownErrors(
        errors.map((error) => (error.field === 'amount' ? { ...error, field: 'other' } : error)),
        lang,
      ),
    },
  };
}

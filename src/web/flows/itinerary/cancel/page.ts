import { DIRECTIONS, type Direction } from '#domain/fares/quote.ts';
import { formText } from '#text/form.ts';
import { moneyBackText } from '#text/money-back.ts';
import { cancelBeside } from '#web/flows/itinerary/beside/cancel-beside.ts';
import { go, type Page } from '#web/page.ts';
import { cancelPath } from '#wire/link-paths.ts';
import { postCancel, postClaim } from '#wire/money-back.ts';
import type { CancelData } from './cancel-data.ts';
import { Screen, titleOf } from './screen.tsx';
import { MEANS, shownCancel, TAKES } from './shown-cancel.ts';

/**
 * Cancelling with a preview (B16), and claiming compensation for a delay or a lower class (B28, B49). Plain forms:
 * scripts would not make this faster.
 */
export const cancelPage: Page<CancelData> = {
  load: (context) => shownCancel(context, context.query),
  act: async (context, form) => {
    const { call, lang } = context;
    const code = form.get('code') ?? '';
    const take = TAKES.find((one) => one === form.get('take')) ?? 'credit';
    const agreed = { amount: Number(form.get(`amount_${take}`) ?? -1), idempotency_key: form.get('key') ?? '' };
    const means = form.get('claim') === null ? MEANS.find((one) => one === take) : undefined;
    const given =
      means !== undefined
        ? await call(postCancel, { params: { code }, body: { ...selectionIn(form), means, ...agreed } })
        : await call(postClaim, { params: { code }, body: { take, ...agreed } });
    if (!given.ok) return shownCancel(context, form, given.errors);
    const also = means === undefined ? {} : await cancelBeside(call, form, agreed.idempotency_key);
    return go(cancelPath(lang, code, { done: given.data.id, ...also }));
  },
  head: ({ errors, claim }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${titleOf(claim)[lang]}`,
    description: moneyBackText.lead[lang],
    noIndex: true,
  }),
  Screen,
};

function selectionIn(form: URLSearchParams): { passengers: number[]; directions: Direction[] } {
  return {
    passengers: form.getAll('passenger').map(Number),
    directions: DIRECTIONS.filter((direction) => form.getAll('direction').includes(direction)),
  };
}

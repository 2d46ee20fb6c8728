import { basketText } from '#text/basket.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { BasketData } from '#web/pages/basket/basket-data.ts';
import { Screen } from '#web/pages/basket/screen.tsx';
import { type BasketView, getBasket, postBasketAdd, postBasketRemove } from '#wire/basket.ts';
import * as paths from '#wire/page-paths.ts';

/** Several orders that are paid together (N10). Plain forms. */
export const basketPage: Page<BasketData> = {
  load: (context) => shown(context, []),

  async act(context, form) {
    const { call, lang } = context;
    const [add, remove] = [form.get('add'), form.get('remove')];
    const changed = add
      ? await call(postBasketAdd, { body: { code: add } })
      : await call(postBasketRemove, { body: { code: remove || '-' } });
    return changed.ok ? go(paths.basket[lang]) : shown(context, changed.errors);
  },

  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${basketText.title[lang]}`,
    description: basketText.description[lang],
    noIndex: true,
  }),
  Screen,
};

async function shown({ call, lang }: PageContext, errors: FormErrors): Promise<Outcome<BasketData>> {
  const found = await call(getBasket);
  return {
    kind: 'show',
    status: found.ok ? (errors.length > 0 ? 422 : 200) : 503,
    data: {
      basket: found.ok ? found.data.basket : null,
      refusals: found.ok ? refusalsOf(found.data.basket, lang) : {},
      errors: shownErrors(errors, lang),
    },
  };
}

const refusalsOf = ({ parts }: BasketView, lang: Lang): BasketData['refusals'] =>
  Object.fromEntries(
    parts.flatMap(({ code, refusal }) =>
      refusal === null ? [] : [[code, shownErrors([{ code: refusal, message: '' }], lang)[0]!.text]],
    ),
  );

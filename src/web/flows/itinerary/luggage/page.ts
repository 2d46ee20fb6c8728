import { addText } from '#text/luggage/page.ts';
import { formText } from '#text/form.ts';
import { itemsOf } from '#web/booking/add-data.ts';
import { remember } from '#web/booking/enter-step.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import { go, type Page } from '#web/page.ts';
import { postAdditions } from '#wire/luggage/calls.ts';
import type { AddData } from './add-data.ts';
import { Screen } from './screen.tsx';
import { shownAdditions } from './shown-additions.ts';

/** Baggage and extras for a paid trip (B22). A plain form; scripts only compute the total. */
export const addPage: Page<AddData> = {
  load: (context) => shownAdditions(context, context.query.get('code') ?? ''),
  act: async (context, form) => {
    const code = form.get('code') ?? '';
    const items = itemsOf(form);
    if (form.get('do') === 'see') return shownAdditions(context, code, { items, errors: [] });
    const chosen = await context.call(postAdditions, {
      params: { code },
      body: { items: items.map(({ ticket_id, offer, quantity }) => ({ ticket_id, offer, quantity })) },
    });
    return chosen.ok
      ? go(stepAddress('pago', { lang: context.lang, code: chosen.data.code }), [remember(chosen.data.code)])
      : shownAdditions(context, code, { items, errors: chosen.errors });
  },
  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${addText.title[lang]}`,
    description: addText.lead[lang],
    noIndex: true,
  }),
  Screen,
};

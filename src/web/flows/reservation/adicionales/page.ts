import { additionalsStep } from '#text/additionals-step.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type AdditionalsData, Screen } from '#web/flows/reservation/adicionales/screen.tsx';
import { aroundStep } from '#web/flows/reservation/around.tsx';
import { enterStep } from '#web/flows/reservation/enter-step.ts';
import { extendIfAsked } from '#web/flows/reservation/extend-form.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import { go, type Page } from '#web/page.ts';
import { postAdditionals } from '#wire/websale.ts';

export const additionalsPage: Page<AdditionalsData> = {
  async load(context) {
    const entered = await enterStep(context, 'adicionales');
    if (entered.kind === 'away') return entered.outcome;
    return { kind: 'show', data: { reservation: entered.reservation, errors: [] } };
  },

  async act(context) {
    const entered = await enterStep(context, 'adicionales');
    if (entered.kind === 'away') return entered.outcome;
    const { reservation } = entered;
    const extended = await extendIfAsked(context, { code: reservation.code, step: 'adicionales' });
    if (extended) return extended;
    const chosen = await context.call(postAdditionals, { body: { code: reservation.code } });
    if (chosen.ok) return go(stepAddress(reservation.departure.open ? 'pago' : 'asientos', context.lang));
    return { kind: 'show', status: 422, data: { reservation, errors: shownErrors(chosen.errors, context.lang) } };
  },

  head: (_data, { lang }) => ({
    title: additionalsStep.title[lang],
    description: additionalsStep.none[lang],
    noIndex: true,
  }),
  Around: aroundStep({ step: 'adicionales', titleOf: (_data, lang) => additionalsStep.title[lang] }),
  Screen,
};

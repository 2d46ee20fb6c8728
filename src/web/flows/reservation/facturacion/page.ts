import { actAtDesk } from '#web/flows/invoicing/act-desk.ts';
import { DeskAround } from '#web/flows/invoicing/desk-around.tsx';
import type { DeskData } from '#web/flows/invoicing/desk-data.ts';
import { deskHead } from '#web/flows/invoicing/desk-page.ts';
import { type Desk, shownDesk } from '#web/flows/invoicing/shown-desk.ts';
import { enterStep } from '#web/flows/reservation/enter-step.ts';
import { Screen } from '#web/flows/reservation/facturacion/screen.tsx';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import { go, type Page, type PageContext } from '#web/page.ts';

/** The flow's own invoicing step: after paying by card, wallet or PayPal (T41). Whoever paid otherwise is sent to the tickets. */
export const invoicingStepPage: Page<DeskData> = {
  async load(context) {
    const entered = await enterStep(context, 'facturacion');
    if (entered.kind === 'away') return entered.outcome;
    return shownDesk(context, deskOf(context, entered.reservation.code));
  },
  async act(context, form) {
    const entered = await enterStep(context, 'facturacion');
    if (entered.kind === 'away') return entered.outcome;
    return actAtDesk(context, form, deskOf(context, entered.reservation.code));
  },
  head: deskHead,
  Around: DeskAround,
  Screen,
};

function deskOf({ lang }: PageContext, code: string): Desk {
  const named = (step: 'facturacion' | 'boletos') => stepAddress(step, { lang, code });
  return { place: 'step', code, here: named('facturacion'), back: named('boletos'), away: go(named('boletos')) };
}

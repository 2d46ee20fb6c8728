import { actOnPanel } from '#web/invoicing/act-on-panel.ts';
import { PanelShell } from '#web/invoicing/panel-shell.tsx';
import type { PanelData } from '#web/invoicing/panel-data.ts';
import { panelHead } from '#web/invoicing/panel-page.ts';
import { type Panel, shownPanel } from '#web/invoicing/shown-panel.ts';
import { enterStep } from '#web/booking/enter-step.ts';
import { Screen } from './screen.tsx';
import { stepAddress } from '#web/booking/step-address.ts';
import { go, type Page, type PageContext } from '#web/page.ts';

/**
 * The invoicing step of the flow, after paying by card, wallet or a provider (T41). After other payments, redirects to
 * the tickets.
 */
export const invoicingStepPage: Page<PanelData> = {
  async load(context) {
    const entered = await enterStep(context, 'facturacion');
    if (entered.kind === 'away') return entered.outcome;
    return shownPanel(context, deskOf(context, entered.reservation.code));
  },
  async act(context, form) {
    const entered = await enterStep(context, 'facturacion');
    if (entered.kind === 'away') return entered.outcome;
    return actOnPanel(context, form, deskOf(context, entered.reservation.code));
  },
  head: panelHead,
  Shell: PanelShell,
  Screen,
};

function deskOf({ lang }: PageContext, code: string): Panel {
  const named = (step: 'facturacion' | 'boletos') => stepAddress(step, { lang, code });
  return { place: 'step', code, here: named('facturacion'), back: named('boletos'), away: go(named('boletos')) };
}

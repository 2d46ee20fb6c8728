import type { GoodOrder } from '#web/flows/order/order-data.ts';
import type { ScreenProps } from '#web/page.ts';
import { phaseOfStanding } from '#web/payment/phase-of-standing.ts';
import { type PaymentPage, usePaymentPage } from '#web/payment/use-payment-page.ts';
import { soon } from '#web/services/late.ts';
import { postOrderPayment } from '#wire/orders.ts';
import { postAppleSession } from '#wire/wallets.ts';

const refusalTexts = soon(() => import('#web/flows/order/refusal-texts.ts'));

/** Pays an order that is not a trip. */
export function useOrderPayment({ data, site: { lang, path }, call }: ScreenProps<GoodOrder>): PaymentPage {
  const { code, total } = data.order;
  return usePaymentPage({
    lang,
    errors: data.errors,
    here: `${path}?code=${code}`,
    refusalTexts,
    send: async (asked) => {
      const answer = await call(postOrderPayment, { body: { ...asked, code, total } });
      if (!answer.ok) return answer;
      const { order, redirect_url } = answer.data;
      return { ...answer, data: { phase: phaseOfStanding(order), redirect_url } };
    },
    fieldsOf: ({ kind }, form) => (kind === 'credit' ? { token: String(form.get('token') ?? '') } : {}),
    openSession: (validation_url) => call(postAppleSession, { body: { code, validation_url } }),
  });
}

import type { GoodLink } from '#web/flows/pay-link/pay-link-data.ts';
import type { ScreenProps } from '#web/page.ts';
import { phaseOfStanding } from '#web/payment/phase-of-standing.ts';
import { type PaymentPage, usePaymentPage } from '#web/payment/use-payment-page.ts';
import { soon } from '#web/services/late.ts';
import { payPath } from '#wire/link-paths.ts';
import { postPayLink, postPayLinkAppleSession } from '#wire/pay-link.ts';

const refusalTexts = soon(() => import('#web/flows/pay-link/refusal-texts.ts'));

/** Pays for somebody else's trip by a link. */
export function usePayLink({ data, site: { lang }, call }: ScreenProps<GoodLink>): PaymentPage {
  const { link, payment } = data;
  return usePaymentPage({
    lang,
    errors: data.errors,
    here: payPath(lang, link),
    refusalTexts,
    send: async (asked) => {
      const answer = await call(postPayLink, { body: { ...asked, link, lang, total: payment.total } });
      if (!answer.ok) return answer;
      const { payment: now, redirect_url } = answer.data;
      return { ...answer, data: { phase: phaseOfStanding(now), redirect_url } };
    },
    fieldsOf: (_, form) => ({ email: String(form.get('email') ?? '') }),
    openSession: (validation_url) => call(postPayLinkAppleSession, { body: { link, validation_url } }),
  });
}

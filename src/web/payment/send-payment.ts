import type { Lang } from '#text/lang.ts';
import { late } from '#web/services/late.ts';
import { sendPatiently } from '#web/services/send-patiently.ts';
import type { CallAnswer } from '#wire/call.ts';

const solving = late(() => import('#web/payment/pay-with-captcha.ts'));

/**
 * Sends a payment; undefined without a response. Where guesses at a gift card cost a captcha, which is rare, the browser
 * solves it and the payment is sent again.
 */
export async function sendPayment<Data>(
  ask: (answer: { readonly captcha?: string }) => Promise<CallAnswer<Data>>,
  lang: Lang,
): Promise<CallAnswer<Data> | undefined> {
  const answer = await sendPatiently(() => ask({}));
  if (!answer || answer.ok || answer.errors[0]?.code !== 'credit_captcha_required') return answer;
  const { withCaptcha } = await solving();
  return withCaptcha({ ask, lang, onSolving: () => undefined }).catch(() => answer);
}

import { PAYMENT_METHODS } from '#domain/payment/method.ts';
import { orderErrors } from '#text/errors/orders.ts';
import { payLinkText } from '#text/pay-link.ts';
import { shownErrors } from '#web/all-errors.ts';
import { PayLinkShell } from '#web/flows/pay-link/shell.tsx';
import type { PayLinkData } from '#web/flows/pay-link/pay-link-data.ts';
import { Screen } from '#web/flows/pay-link/screen.tsx';
import { knownTraveller } from '#web/loyalty/known-traveller.ts';
import { CHANGES } from '#web/payment/pay-verdict.ts';
import { payWays } from '#web/payment/pay-ways.ts';
import { shownWays } from '#web/payment/way-texts.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { barPath } from '#web/payment/bar-path.ts';
import type { CallAnswer } from '#wire/call.ts';
import { CANCELLED, payPath } from '#wire/link-paths.ts';
import { encodeQuery } from '#wire/paths.ts';
import { getPayLink, type PayLinkView, postPayLink, postPayLinkAbandon, postPayLinkConfirm } from '#wire/pay-link.ts';

/** Where another person pays for the holder of a reservation (N9). */
export const payLinkPage: Page<PayLinkData> = {
  async load(context) {
    const errors = CHANGES.filter((code) => code === context.query.get('said')).map((code) => ({ code, message: '' }));
    const { email = '' } = (await knownTraveller(context)) ?? {};
    return drawn(context, { errors, chosen: undefined, email });
  },
  async act(context, form) {
    const { link, here, lang, call } = asked(context);
    if (form.get('do') === 'abandon') {
      await call(postPayLinkAbandon, { body: { link } });
      return go(here);
    }
    // Loaded before paying: if the connection fails later, it is unknown whether the payment was started.
    const found = await call(getPayLink, { query: { link } });
    if (!found.ok && WHY[found.status] === undefined) return go(here);
    const method = PAYMENT_METHODS.find((name) => name === form.get('method'));
    const email = form.get('email') ?? '';
    const answer = await call(postPayLink, {
      body: {
        link,
        ...(method ? { method } : {}),
        idempotency_key: form.get('key') || newAttemptKey(),
        total: Number(form.get('total')),
        email,
        lang,
      },
    });
    // The page itself contains the link to the other site, and shows the outcome.
    if (answer.ok || answer.errors.some(({ code }) => SETTLED.includes(code))) return go(here);
    return drawn(context, { errors: answer.errors, chosen: method, email });
  },
  head: (data, { lang }) => ({
    title: wordsOf(data).title[lang],
    description: payLinkText.privacy[lang],
    noIndex: true,
  }),
  Shell: PayLinkShell,
  Screen,
};

const wordsOf = (data: PayLinkData) => {
  if (data.kind === 'bad') return payLinkText[data.why];
  const { follows } = data.payment;
  return follows ? payLinkText.follows[follows] : payLinkText;
};

/** Refusals that describe the payment's state: the re-rendered page shows it better. */
const SETTLED: readonly string[] = ['already_paid', 'payment_in_progress', 'order_waits', 'payment_unknown'];

function asked({ params, lang, call }: PageContext) {
  const link = params['token'] ?? '';
  return { link, here: payPath(lang, link), lang, call };
}

interface Shown {
  readonly errors: FormErrors;
  readonly chosen: string | undefined;
  readonly email: string;
}

async function drawn(context: PageContext, { errors, chosen, email }: Shown): Promise<Outcome<PayLinkData>> {
  const { link, lang } = asked(context);
  const found = await looked(context);
  if (!found.ok) return bad(found.status);
  const payment = found.data;
  const { card, wallets, voucher } = payment;
  const query = encodeQuery({ lang, theme: context.cookies.theme });
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    frames: [card, wallets].flatMap((frame) => (frame ? [originOf(frame.frame_url)] : [])),
    data: {
      kind: 'good',
      link,
      payment,
      ways:
        payment.standing === 'open'
          ? shownWays(payWays(payment), { total: payment.total, place: payment.boarding.city, lang })
          : [],
      cardFrame: card && card.frame_url + query,
      walletFrame: wallets && wallets.frame_url + query,
      bars: voucher && barPath(voucher.reference),
      key: newAttemptKey(),
      isCancelled: context.query.has(CANCELLED),
      chosen,
      email,
      // The seats are not the payer's.
      errors: shownErrors(errors, lang, orderErrors),
    },
  };
}

/** The state of the payment; the provider is queried about a payment under way, as when the payer returns from it. */
async function looked(context: PageContext): Promise<CallAnswer<PayLinkView>> {
  const { link, call } = asked(context);
  const found = await call(getPayLink, { query: { link } });
  return found.ok && found.data.standing === 'paying' ? call(postPayLinkConfirm, { body: { link } }) : found;
}

function bad(status: number): Outcome<PayLinkData> {
  const why = WHY[status] ?? 'unreachable';
  return { kind: 'show', data: { kind: 'bad', why }, status: why === 'unreachable' ? 503 : 404 };
}

/** By the HTTP status of the refusal. */
const WHY: Readonly<Record<number, 'expired' | 'forged'>> = { 400: 'forged', 404: 'forged', 410: 'expired' };

/** As a CSP source: a URL without a host is our own origin. */
const originOf = (url: string): string => (url.startsWith('/') ? "'self'" : new URL(url).origin);

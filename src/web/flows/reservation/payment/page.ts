import type { ErrorCode } from '#domain/errors.ts';
import { BRAND_ID, OPERATIVE_SOURCE } from '#domain/network/carrier.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payment/method.ts';
import { orderErrors } from '#text/errors/orders.ts';
import { paymentShell } from '#text/payment-shell.ts';
import { shownErrors } from '#web/all-errors.ts';
import { stepShell } from '#web/flows/reservation/step-shell.tsx';
import { actOnContactCode, contactCodeAfter, withoutCodePrompts } from '#web/access/act-on-contact-code.ts';
import type { ContactCodeData } from '#web/access/contact-code-data.ts';
import { enterStep } from '#web/booking/enter-step.ts';
import { followUpOf } from '#web/booking/follow-ups.ts';
import { liveReservation } from '#web/services/live-reservation.ts';
import { extendIfRequested } from '#web/flows/reservation/extend-form.ts';
import { CHANGES, payVerdict } from '#web/payment/pay-verdict.ts';
import { StepFooter } from './step-footer.tsx';
import { withOwnCredit } from './own-credit.ts';
import { askedWay } from '#web/payment/asked-way.ts';
import { boardingOf } from '#web/payment/boarding-of.ts';
import { payWays } from '#web/payment/pay-ways.ts';
import { shownWays } from '#web/payment/way-texts.ts';
import { SHARE_QUERY } from './share-place.ts';
import type { PaymentData, ShownPayment } from '#web/payment/payment-data.ts';
import { Screen } from './screen.tsx';
import { StepHeader } from './step-header.tsx';
import { stepAddress } from '#web/booking/step-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { getReservation as getInvoicing } from '#wire/invoicing.ts';
import { CANCELLED } from '#wire/link-paths.ts';
import { encodeQuery } from '#wire/paths.ts';
import { getPayLinkAddress } from '#wire/pay-link.ts';
import { getPayment, postAbandon, postConfirm, postPayment } from '#wire/websale.ts';

/** How this site identifies itself in the call (M73). */
const AS_THIS_SITE = { brand_id: BRAND_ID, operative_source: OPERATIVE_SOURCE } as const;

export const paymentPage: Page<PaymentData, ShownPayment> = {
  async load(context) {
    const entered = await enterStep(context, 'pago');
    if (entered.kind === 'away') return entered.outcome;
    const { code, process_payment: isUnderWay } = entered.reservation;
    if (isUnderWay) await context.call(postConfirm, { body: { code } });
    const errors = CHANGES.filter((code) => code === context.query.get('said')).map((code) => ({ code, message: '' }));
    return shown(context, isUnderWay ? {} : { entered, errors });
  },
  async act(context, form) {
    const entered = await enterStep(context, 'pago');
    if (entered.kind === 'away') return entered.outcome;
    const { code, summary } = entered.reservation;
    const at = { lang: context.lang, code };
    const extended = await extendIfRequested(context, { code, step: 'pago' });
    if (extended) return extended;
    if (form.get('do') === 'abandon') {
      await context.call(postAbandon, { body: { code } });
      return go(stepAddress('pago', at));
    }
    const contactCode = await actOnContactCode(context, form, code);
    const method = methodOf(form.get('method'));
    if (contactCode) return shown(context, { contactCode, chosen: method ?? 'cash' });
    const answer = await context.call(postPayment, {
      body: {
        code,
        ...(method ? { method } : {}),
        // Typed by the payer for a credit; every other token comes from a script.
        ...(method === 'store_credit' ? { token: form.get('token') ?? '' } : {}),
        idempotency_key: form.get('key') || newAttemptKey(),
        // The price the traveller saw: a different one is refused.
        total: form.has('total') ? Number(form.get('total')) : summary.total,
      },
    });
    const verdict = payVerdict(answer);
    switch (verdict.kind) {
      case 'done':
        return go(stepAddress('boletos', at));
      // Our CSP forbids forms that lead to another site, so the page itself contains the link to continue.
      case 'leave':
      case 'asking':
      case 'elsewhere':
      case 'declined':
      case 'idle':
        return go(stepAddress('pago', at));
      case 'changed':
        return shown(context, { errors: [verdict.why], chosen: method });
      case 'refused':
        return shown(context, { errors: verdict.errors, chosen: method });
    }
  },
  head: (_data, { lang }) => ({
    title: paymentShell.title[lang],
    description: paymentShell.description[lang],
    noIndex: true,
  }),
  Shell: stepShell({
    step: 'pago',
    titleOf: ({ reservation }, lang) => (followUpOf(reservation)?.title ?? paymentShell.title)[lang],
    Header: StepHeader,
    Footer: StepFooter,
  }),
  Screen,
  shown: ({ invoiceFor: _invoice, contactCode: _code, reservation, ...data }) => ({
    ...data,
    reservation: liveReservation(reservation),
  }),
};

const methodOf = (text: string | null): PaymentMethod | undefined => PAYMENT_METHODS.find((method) => method === text);

/** The trip of a change was changed otherwise, or given up. */
const OVERTAKEN = 'change_overtaken' satisfies ErrorCode;

/** Why what was to be paid cannot be had: a departure, or for an addition its ticket, was cancelled. */
const WITHDRAWN: readonly string[] = [
  'departure_cancelled',
  'journey_cancelled',
  'addition_ticket_unknown',
  OVERTAKEN,
] satisfies readonly ErrorCode[];

interface Known {
  /** Absent after a change: the guard then runs again. */
  readonly entered?: Awaited<ReturnType<typeof enterStep>>;
  readonly errors?: FormErrors;
  readonly chosen?: string | undefined;
  readonly contactCode?: ContactCodeData;
}

async function shown(
  context: PageContext,
  { entered, errors = [], chosen, contactCode }: Known,
): Promise<Outcome<PaymentData>> {
  const at = entered ?? (await enterStep(context, 'pago'));
  if (at.kind === 'away') return at.outcome;
  const { reservation } = at;
  const offer = await context.call(getPayment, { query: { code: reservation.code, ...AS_THIS_SITE } });
  const { lang } = context;
  const isWithdrawn = !offer.ok && offer.errors.some(({ code }) => WITHDRAWN.includes(code));
  const isOvertaken = !offer.ok && offer.errors.some(({ code }) => code === OVERTAKEN);
  const said = offer.ok ? errors : [...errors, ...offer.errors];
  const cardFrame = offer.ok ? offer.data.card?.frame_url : undefined;
  const walletFrame = offer.ok ? offer.data.wallets?.frame_url : undefined;
  const asked = encodeQuery({ lang, theme: context.cookies.theme });
  const ways = offer.ok
    ? shownWays(withOwnCredit(payWays(offer.data), offer.data, lang), {
        total: offer.data.total,
        place: boardingOf(reservation).city,
        lang,
      })
    : [];
  return {
    kind: 'show',
    status: !offer.ok ? (isWithdrawn ? 410 : 503) : errors.length > 0 ? 422 : 200,
    frames: [...new Set([cardFrame, walletFrame].flatMap((url) => (url === undefined ? [] : [originOf(url)])))],
    data: {
      reservation,
      ways,
      total: offer.ok ? offer.data.total : reservation.summary.total,
      cardFrame: cardFrame === undefined ? null : cardFrame + asked,
      walletFrame: walletFrame === undefined ? null : walletFrame + asked,
      isWithdrawn,
      isOvertaken,
      waiting: offer.ok ? offer.data.waiting : null,
      isCancelled: context.query.has(CANCELLED),
      payLink: await payLinkIfAsked(context, reservation.code),
      invoiceFor: await invoiceFor(context, reservation.code),
      key: newAttemptKey(),
      chosen: chosen ?? askedWay(ways, context.query.get('method')),
      contactCode: contactCode ?? contactCodeAfter(errors, lang),
      // An addition holds no seats.
      errors: shownErrors(withoutCodePrompts(said), lang, reservation.adding ? orderErrors : {}),
    },
  };
}

/** Requested in the URL, so that reloading keeps it; a link only states what its holder may do. */
async function payLinkIfAsked({ query, call }: PageContext, code: string): Promise<string | null> {
  if (!query.has(SHARE_QUERY)) return null;
  const made = await call(getPayLinkAddress, { query: { code } });
  return made.ok ? made.data.url : null;
}

/** Entered on another page, shown here only. */
async function invoiceFor({ call }: PageContext, code: string): Promise<string | null> {
  const kept = await call(getInvoicing, { query: { code } });
  const request = kept.ok ? kept.data.request : null;
  return request && (request.automatic ? request.name : null);
}

/** As a CSP source: a URL without a host is our own origin. */
const originOf = (url: string): string => (url.startsWith('/') ? "'self'" : new URL(url).origin);

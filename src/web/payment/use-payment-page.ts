import { useState } from 'react';
import type { Lang } from '#text/lang.ts';
import { paymentStep } from '#text/payment-step.ts';
import type { FormErrors } from '#web/page.ts';
import { CHANGES, type PaymentPhase, refusalVerdict, walletOutcome } from '#web/payment/pay-verdict.ts';
import { NO_PROVIDER, refusalsInWords } from '#web/payment/refusals-in-words.ts';
import type { Tokenized } from '#web/payment/use-card-frame.ts';
import type { WalletFrameParts } from '#web/payment/use-wallet-frame.ts';
import type { ShownWay } from '#web/payment/way-texts.ts';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { leaveFor } from '#web/services/leave-for.ts';
import { sendPatiently } from '#web/services/send-patiently.ts';
import { type OneAtATime, useOneAtATime } from '#web/services/use-one-at-a-time.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { CallAnswer } from '#wire/call.ts';
import type { DataOf } from '#wire/route.ts';
import type { WalletOutcome } from '#wire/wallet-frame.ts';
import type { postAppleSession } from '#wire/wallets.ts';

/** One attempt, as the form or a wallet asked for it. */
export interface AskedPayment extends Pick<ShownWay, 'method'> {
  readonly idempotency_key: string;
  readonly token?: string;
  readonly device_session_id?: string;
  readonly email?: string;
}

export interface PaymentPageParts {
  readonly lang: Lang;
  /** Those the server rendered. */
  readonly errors: readonly ShownError[];
  /** URL of the page. */
  readonly here: string;
  readonly refusalTexts: Parameters<typeof refusalsInWords>[2];
  readonly send: (
    asked: AskedPayment,
  ) => Promise<CallAnswer<{ readonly phase: PaymentPhase; readonly redirect_url: string | null }>>;
  /** What a method needs from the form besides a card. */
  readonly fieldsOf: (way: ShownWay, form: FormData) => Pick<AskedPayment, 'token' | 'email'>;
  readonly openSession: (validationUrl: string) => Promise<CallAnswer<DataOf<typeof postAppleSession>>>;
}

export interface PaymentPage extends Pick<WalletFrameParts, 'openSession'>, Pick<OneAtATime, 'works' | 'busy'> {
  readonly errors: readonly ShownError[];
  pay(way: ShownWay, form: FormData, tokenize: () => Promise<Tokenized>): void;
  payByWallet: WalletFrameParts['pay'];
}

/** Refusals that describe the payment's state: the re-rendered page shows it better. */
const SETTLED: readonly string[] = [
  'already_paid',
  'payment_in_progress',
  'order_waits',
  'payment_unknown',
  'time_exceeded',
];

/** A page that pays for one thing, one attempt at a time. Every result is shown by reloading it; only refusals are shown here. */
export function usePaymentPage({ lang, here, refusalTexts, ...parts }: PaymentPageParts): PaymentPage {
  const [errors, setErrors] = useState(parts.errors);
  const { works, busy, run } = useOneAtATime();

  const refuse = async (refusals: FormErrors) => {
    const why = refusals.find(({ code }) => (CHANGES as readonly string[]).includes(code));
    if (refusals.some(({ code }) => SETTLED.includes(code))) return leaveFor(here);
    if (why) return leaveFor(`${here}${here.includes('?') ? '&' : '?'}said=${why.code}`);
    return setErrors(await refusalsInWords(refusals, lang, refusalTexts));
  };

  const send = async (asked: Omit<AskedPayment, 'idempotency_key'>, onOutcome?: (outcome: WalletOutcome) => void) => {
    const attempt = { ...asked, idempotency_key: newAttemptKey() };
    const answer = await sendPatiently(() => parts.send(attempt));
    onOutcome?.(walletOutcome(answer && (answer.ok ? { kind: answer.data.phase } : refusalVerdict(answer.errors))));
    if (!answer) setErrors([{ field: undefined, text: paymentStep.unanswered[lang] }]);
    else if (answer.ok) await leaveFor(answer.data.redirect_url ?? here);
    else await refuse(answer.errors);
  };

  const begin = (work: () => Promise<unknown>) => {
    if (!busy.current) setErrors([]);
    void run(work);
  };

  const payWith = async (way: ShownWay, form: FormData, tokenize: () => Promise<Tokenized>) => {
    const card = way.kind === 'card' ? await tokenize() : undefined;
    if (card?.kind === 'refused') return;
    if (card?.kind === 'failed') return refuse([NO_PROVIDER]);
    const asked = { method: way.method, ...parts.fieldsOf(way, form) };
    return send(card ? { ...asked, token: card.token, device_session_id: card.deviceSession } : asked);
  };

  return {
    errors,
    works,
    busy,
    pay: (way, form, tokenize) => {
      // Wallets have their own buttons.
      if (way.kind !== 'wallets') begin(() => payWith(way, form, tokenize));
    },
    payByWallet: (method, token, onOutcome) =>
      busy.current ? onOutcome('refused') : begin(() => send({ method, token }, onOutcome)),
    openSession: async (validationUrl) => {
      const opened = await parts.openSession(validationUrl).catch(() => undefined);
      return opened?.ok ? opened.data.session : null;
    },
  };
}

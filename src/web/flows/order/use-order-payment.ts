import { useState } from 'react';
import { paymentStep } from '#text/payment-step.ts';
import type { GoodOrder } from '#web/flows/order/order-data.ts';
import type { FormErrors, ScreenProps } from '#web/page.ts';
import { CHANGES } from '#web/payment/pay-verdict.ts';
import { NO_PROVIDER, refusalsInWords } from '#web/payment/refusals-in-words.ts';
import type { Tokenized } from '#web/payment/use-card-frame.ts';
import type { WalletFrameParts } from '#web/payment/use-wallet-frame.ts';
import type { ShownWay } from '#web/payment/way-texts.ts';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { soon } from '#web/services/late.ts';
import { leaveFor } from '#web/services/leave-for.ts';
import { sendPatiently } from '#web/services/send-patiently.ts';
import { useOneAtATime } from '#web/services/use-one-at-a-time.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { CallAnswer } from '#wire/call.ts';
import { orderPath } from '#wire/link-paths.ts';
import { postOrderPayment } from '#wire/orders.ts';
import type { BodyInput, DataOf } from '#wire/route.ts';
import type { WalletOutcome } from '#wire/wallet-frame.ts';
import { postAppleSession } from '#wire/wallets.ts';

export interface OrderPayment extends Pick<WalletFrameParts, 'openSession'> {
  readonly errors: readonly ShownError[];
  readonly works: boolean;
  pay(way: ShownWay, form: FormData, tokenize: () => Promise<Tokenized>): void;
  payByWallet: WalletFrameParts['pay'];
}

const refusalTexts = soon(() => import('#web/flows/order/refusal-texts.ts'));

/** Refusals that describe the order's state: the re-rendered page shows it better. */
const SETTLED: readonly string[] = ['already_paid', 'payment_in_progress', 'order_waits', 'payment_unknown'];

/** Pays an order, one attempt at a time. Every result is shown by reloading the page; only refusals are shown here. */
export function useOrderPayment({ data, site: { lang }, call }: ScreenProps<GoodOrder>): OrderPayment {
  const { code, total } = data.order;
  const [errors, setErrors] = useState(data.errors);
  const { works, busy, run } = useOneAtATime();
  const here = orderPath(lang, code);

  const refuse = async (refusals: FormErrors) => {
    const why = refusals.find((one) => (CHANGES as readonly string[]).includes(one.code));
    if (refusals.some((one) => SETTLED.includes(one.code))) return leaveFor(here);
    if (why) return leaveFor(`${here}&said=${why.code}`);
    return setErrors(await refusalsInWords(refusals, lang, refusalTexts));
  };

  const send = async (
    asked: Partial<BodyInput<typeof postOrderPayment>>,
    onOutcome?: (outcome: WalletOutcome) => void,
  ) => {
    const body = { ...asked, code, total, idempotency_key: newAttemptKey() };
    const answer = await sendPatiently(() => call(postOrderPayment, { body }));
    onOutcome?.(outcomeOf(answer));
    if (!answer) setErrors([{ field: undefined, text: paymentStep.unanswered[lang] }]);
    else if (answer.ok) await leaveFor(answer.data.redirect_url ?? here);
    else await refuse(answer.errors);
  };

  const attempt = (work: () => Promise<unknown>) => {
    if (!busy.current) setErrors([]);
    void run(work);
  };

  const payWith = async ({ kind, method }: ShownWay, form: FormData, tokenize: () => Promise<Tokenized>) => {
    const card = kind === 'card' ? await tokenize() : undefined;
    if (card?.kind === 'refused') return;
    if (card?.kind === 'failed') return refuse([NO_PROVIDER]);
    if (card) return send({ method, token: card.token, device_session_id: card.deviceSession });
    return send(kind === 'credit' ? { method, token: String(form.get('token') ?? '') } : { method });
  };

  return {
    errors,
    works,
    pay: (way, form, tokenize) => {
      // Wallets have their own buttons.
      if (way.kind !== 'wallets') attempt(() => payWith(way, form, tokenize));
    },
    payByWallet: (method, token, onOutcome) =>
      busy.current ? onOutcome('refused') : attempt(() => send({ method, token }, onOutcome)),
    openSession: async (validation_url) => {
      const opened = await call(postAppleSession, { body: { code, validation_url } }).catch(() => undefined);
      return opened?.ok ? opened.data.session : null;
    },
  };
}

/** The outcome for the wallet's payment sheet; unknown when no response arrived. */
function outcomeOf(answer: CallAnswer<DataOf<typeof postOrderPayment>> | undefined): WalletOutcome {
  if (!answer) return 'unknown';
  return answer.ok && answer.data.order.standing === 'paid' ? 'paid' : 'refused';
}

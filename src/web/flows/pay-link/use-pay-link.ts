import { useState } from 'react';
import { paymentStep } from '#text/payment-step.ts';
import type { GoodLink } from '#web/flows/pay-link/pay-link-data.ts';
import { NO_PROVIDER, refusalsInWords } from '#web/payment/refusals-in-words.ts';
import type { ShownWay } from '#web/payment/way-texts.ts';
import { CHANGES } from '#web/payment/pay-verdict.ts';
import type { Tokenized } from '#web/payment/use-card-frame.ts';
import type { WalletFrameParts } from '#web/payment/use-wallet-frame.ts';
import type { FormErrors, ScreenProps } from '#web/page.ts';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { soon } from '#web/services/late.ts';
import { leaveFor } from '#web/services/leave-for.ts';
import { sendPatiently } from '#web/services/send-patiently.ts';
import { useOneAtATime } from '#web/services/use-one-at-a-time.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { CallAnswer } from '#wire/call.ts';
import { payPath } from '#wire/link-paths.ts';
import { postPayLink, postPayLinkAppleSession } from '#wire/pay-link.ts';
import type { BodyInput, DataOf } from '#wire/route.ts';
import type { WalletOutcome } from '#wire/wallet-frame.ts';

export interface PayLinkPayment extends Pick<WalletFrameParts, 'openSession'> {
  readonly errors: readonly ShownError[];
  readonly works: boolean;
  pay(way: ShownWay, form: FormData, tokenize: () => Promise<Tokenized>): void;
  payByWallet: WalletFrameParts['pay'];
}

const refusalTexts = soon(() => import('#web/flows/pay-link/refusal-texts.ts'));

/** Refusals that describe the payment's state: the re-rendered page shows it better. */
const SETTLED: readonly string[] = ['already_paid', 'payment_in_progress', 'order_waits', 'payment_unknown'];

/** Pays by a link, one attempt at a time. Every result is shown by reloading the page; only refusals are shown here. */
export function usePayLink({ data, site: { lang }, call }: ScreenProps<GoodLink>): PayLinkPayment {
  const { link, payment } = data;
  const [errors, setErrors] = useState(data.errors);
  const { works, busy, run } = useOneAtATime();
  const here = payPath(lang, link);

  const refuse = async (refusals: FormErrors) => {
    const why = refusals.find(({ code }) => (CHANGES as readonly string[]).includes(code));
    if (refusals.some(({ code }) => SETTLED.includes(code))) return leaveFor(here);
    if (why) return leaveFor(`${here}?said=${why.code}`);
    return setErrors(await refusalsInWords(refusals, lang, refusalTexts));
  };

  const send = async (asked: Partial<BodyInput<typeof postPayLink>>, onOutcome?: (outcome: WalletOutcome) => void) => {
    const body = { ...asked, link, lang, total: payment.total, idempotency_key: newAttemptKey() };
    const answer = await sendPatiently(() => call(postPayLink, { body }));
    onOutcome?.(outcomeOf(answer));
    if (!answer) setErrors([{ field: undefined, text: paymentStep.unanswered[lang] }]);
    else if (answer.ok) await leaveFor(answer.data.redirect_url ?? here);
    else await refuse(answer.errors);
  };

  const attempt = (work: () => Promise<unknown>) => {
    if (!busy.current) setErrors([]);
    void run(work);
  };

  const payWith = async (way: ShownWay, email: string, tokenize: () => Promise<Tokenized>) => {
    const card = way.kind === 'card' ? await tokenize() : undefined;
    if (card?.kind === 'refused') return;
    if (card?.kind === 'failed') return refuse([NO_PROVIDER]);
    const { method } = way;
    return send({ method, email, ...(card ? { token: card.token, device_session_id: card.deviceSession } : {}) });
  };

  return {
    errors,
    works,
    pay: (way, form, tokenize) => {
      // Wallets have their own buttons.
      if (way.kind !== 'wallets') attempt(() => payWith(way, String(form.get('email') ?? ''), tokenize));
    },
    payByWallet: (method, token, onOutcome) =>
      busy.current ? onOutcome('refused') : attempt(() => send({ method, token }, onOutcome)),
    openSession: async (validation_url) => {
      const opened = await call(postPayLinkAppleSession, { body: { link, validation_url } }).catch(() => undefined);
      return opened?.ok ? opened.data.session : null;
    },
  };
}

/** The outcome for the wallet's payment sheet; unknown when no response arrived. */
function outcomeOf(answer: CallAnswer<DataOf<typeof postPayLink>> | undefined): WalletOutcome {
  if (!answer) return 'unknown';
  return answer.ok && answer.data.payment.standing === 'paid' ? 'paid' : 'refused';
}

import { useRef, useState } from 'react';
import { flow } from '#text/flow.ts';
import type { GoodLink } from '#web/flows/pay-link/pay-link-data.ts';
import type { PayWay } from '#web/flows/reservation/pago/pay-ways.ts';
import { CHANGES } from '#web/flows/reservation/pago/pay-verdict.ts';
import type { Tokenized } from '#web/flows/reservation/pago/use-card-frame.ts';
import type { WalletFrameParts } from '#web/flows/reservation/pago/use-wallet-frame.ts';
import type { FormErrors, ScreenProps } from '#web/page.ts';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { sendPatiently } from '#web/services/send-patiently.ts';
import { sayErrors, type ShownError } from '#web/shown-errors.ts';
import { payPath } from '#wire/link-paths.ts';
import { postPayLink, postPayLinkAppleSession } from '#wire/pay-link.ts';
import type { BodyInput } from '#wire/route.ts';

export interface PayLinkPayment extends Pick<WalletFrameParts, 'openSession'> {
  readonly errors: readonly ShownError[];
  readonly works: boolean;
  pay(way: PayWay, form: FormData, tokenize: () => Promise<Tokenized>): void;
  payByWallet: WalletFrameParts['pay'];
}

/** Refusals that say how it stands: the page, drawn anew, says it better. */
const SETTLED: readonly string[] = ['already_paid', 'payment_in_progress', 'payment_unknown'];

/** Pays by a link, one attempt at a time. Whatever came of it, the page is drawn anew and says so; only refusals are said here. */
export function usePayLink({ data, site: { lang }, call }: ScreenProps<GoodLink>): PayLinkPayment {
  const { link, payment } = data;
  const [errors, setErrors] = useState(data.errors);
  const [works, setWorks] = useState(false);
  const busy = useRef(false);
  const here = payPath(lang, link);

  const refuse = async (refusals: FormErrors) => {
    const why = refusals.find(({ code }) => (CHANGES as readonly string[]).includes(code));
    if (refusals.some(({ code }) => SETTLED.includes(code))) return location.assign(here);
    if (why) return location.assign(`${here}?said=${why.code}`);
    // The words come with the first of them.
    const { REFUSAL_TEXTS } = await import('#web/flows/pay-link/refusal-texts.ts');
    setErrors(sayErrors(refusals, lang, REFUSAL_TEXTS));
    return undefined;
  };

  /** True once it is paid. */
  const send = async (asked: Partial<BodyInput<typeof postPayLink>>): Promise<boolean | undefined> => {
    const body = { ...asked, link, lang, total: payment.total, idempotency_key: newAttemptKey() };
    const answer = await sendPatiently(() => call(postPayLink, { body }));
    if (!answer) setErrors([{ field: undefined, text: flow.offline[lang] }]);
    else if (answer.ok) location.assign(answer.data.redirect_url ?? here);
    else await refuse(answer.errors);
    return answer?.ok && answer.data.payment.standing === 'paid';
  };

  const oneAtATime = async (work: () => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    setErrors([]);
    setWorks(true);
    await work();
    busy.current = false;
    setWorks(false);
  };

  const payWith = async (way: PayWay, email: string, tokenize: () => Promise<Tokenized>) => {
    const card = way.kind === 'card' ? await tokenize() : undefined;
    if (card?.kind === 'refused') return;
    if (card?.kind === 'failed') return refuse([{ code: 'provider_unavailable', message: '' }]);
    const { method } = way;
    return send({ method, email, ...(card ? { token: card.token, device_session_id: card.deviceSession } : {}) });
  };

  return {
    errors,
    works,
    pay: (way, form, tokenize) => {
      // Wallets are paid by their own buttons.
      if (way.kind !== 'wallets') void oneAtATime(() => payWith(way, String(form.get('email') ?? ''), tokenize));
    },
    payByWallet: (method, token, onOutcome) =>
      void oneAtATime(async () => onOutcome((await send({ method, token })) ? 'paid' : 'refused')),
    openSession: async (validation_url) => {
      const opened = await call(postPayLinkAppleSession, { body: { link, validation_url } }).catch(() => undefined);
      return opened?.ok ? opened.data.session : null;
    },
  };
}

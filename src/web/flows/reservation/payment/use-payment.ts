import { useState } from 'react';
import { paymentStep } from '#text/payment-step.ts';
import type { ShownError } from '#web/shown-errors.ts';
import { NO_PROVIDER, refusalsInWords } from '#web/payment/refusals-in-words.ts';
import { stateOfOrder } from '#web/booking/reservation-state.ts';
import { type PayVerdict, payVerdict, paymentPhaseOf, walletOutcome } from '#web/payment/pay-verdict.ts';
import type { ShownWay } from '#web/payment/way-texts.ts';
import type { ShownPayment, Waiting } from '#web/payment/payment-data.ts';
import type { Tokenized } from '#web/payment/use-card-frame.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import type { WalletFrameParts } from '#web/payment/use-wallet-frame.ts';
import type { LiveReservation } from '#web/services/live-reservation.ts';
import { stepAddress } from '#web/booking/step-address.ts';
import type { ScreenProps } from '#web/page.ts';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { soon } from '#web/services/late.ts';
import { leaveFor } from '#web/services/leave-for.ts';
import { sendPatiently } from '#web/services/send-patiently.ts';
import { useOneAtATime } from '#web/services/use-one-at-a-time.ts';
import { useSlowPolling } from '#web/services/use-slow-polling.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { BodyInput } from '#wire/route.ts';
import { postAppleSession } from '#wire/wallets.ts';
import { getPayment, getReservation, postConfirm, postPayment } from '#wire/websale.ts';

/** The phase of the step. `elsewhere`: the payment under way was started in another tab or on another device. */
export type PayPhase = 'choosing' | 'working' | 'asking' | 'elsewhere' | 'over';

export interface Payment {
  readonly phase: PayPhase;
  readonly reservation: LiveReservation;
  readonly errors: readonly ShownError[];
  /** Where a payment under way waits for the payer, if known. */
  readonly waiting: Waiting | null;
  /** Takes the latest reservation from any response. */
  hear(reservation: ReservationView): void;
  /** Queries the outcome of a payment under way. */
  confirm(): Promise<void>;
  pay(way: ShownWay, form: FormData, tokenize: () => Promise<Tokenized>): void;
  payByWallet: WalletFrameParts['pay'];
  openSession: WalletFrameParts['openSession'];
}

const tripTexts = soon(() => import('./refusal-texts.ts'));
/** An addition holds no seats. */
const additionTexts = soon(() => import('./addition-refusal-texts.ts'));

/** The attempt is written within this time after sending: tabs that query then see it. */
const WRITTEN_MS = 500;

/** Pays, follows the outcome, and stays in sync with the server and other tabs. One attempt at a time. */
export function usePayment({ data, site: { lang }, call }: ScreenProps<ShownPayment>): Payment {
  const [reservation, setReservation] = useState<LiveReservation>(data.reservation);
  const [errors, setErrors] = useState<readonly ShownError[]>(data.errors);
  const [phase, setPhase] = useState<PayPhase>(() => phaseOf(data.reservation));
  const [waiting, setWaiting] = useState(data.waiting);
  const { works, busy, run } = useOneAtATime();
  const { code, adding } = data.reservation;
  const refusalTexts = adding ? additionTexts : tripTexts;
  const words = adding ? paymentStep.ofAddition : paymentStep;

  const hear = (next: ReservationView) => {
    setReservation(next);
    const standing = paymentPhaseOf(next);
    if (standing === 'done') return location.assign(stepAddress('boletos', { lang, code }));
    if (busy.current) return;
    const wasAsking = phase === 'asking' || phase === 'elsewhere';
    if (standing === 'idle' && wasAsking) setErrors([{ field: undefined, text: words.notCompleted[lang] }]);
    if (standing !== 'asking') setPhase(phaseOf(next));
    else if (!wasAsking) setPhase('elsewhere');
  };

  const ask = async () => {
    const state = await call(getReservation, { query: { code } }).catch(() => undefined);
    if (state?.ok) hear(state.data.reservation);
  };
  const confirm = async () => {
    const state = await call(postConfirm, { body: { code } }).catch(() => undefined);
    if (state?.ok) hear(state.data.reservation);
    if (phase !== 'elsewhere' || waiting) return;
    // The attempt may have started here, with the response that redirects lost.
    const offer = await call(getPayment, { query: { code } }).catch(() => undefined);
    if (offer?.ok) setWaiting(offer.data.waiting);
  };
  const tellOthers = useOtherTabs(code, ask);
  // Another person may be paying by a link.
  useSlowPolling(ask);

  const refuse = (refusals: readonly ShownError[]) => {
    setErrors(refusals);
    setPhase('choosing');
    // Processed after this attempt is over.
    void ask();
  };

  const payWith = async ({ kind, method }: ShownWay, form: FormData, tokenize: () => Promise<Tokenized>) => {
    const card = kind === 'card' ? await tokenize() : undefined;
    if (card?.kind === 'refused') return setPhase('choosing');
    if (card?.kind === 'failed') return refuse(await refusalsInWords([NO_PROVIDER], lang, refusalTexts));
    const typed = kind === 'credit' ? { method, token: String(form.get('token') ?? '') } : { method };
    const sent = card ? { method, token: card.token, device_session_id: card.deviceSession } : typed;
    return follow(await send(sent));
  };

  /** Undefined: no response. */
  const send = async (asked: Pick<BodyInput<typeof postPayment>, 'method' | 'token' | 'device_session_id'>) => {
    setTimeout(tellOthers, WRITTEN_MS);
    // Each press is a new attempt; a retry after a lost response repeats the same one.
    const body = { ...asked, code, total: data.total, idempotency_key: newAttemptKey() };
    const answer = await sendPatiently(() => call(postPayment, { body }));
    tellOthers();
    return answer && payVerdict(answer);
  };

  const follow = async (verdict: PayVerdict | undefined) => {
    if (!verdict) return refuse([{ field: undefined, text: paymentStep.unanswered[lang] }]);
    switch (verdict.kind) {
      case 'done':
        return leaveFor(stepAddress('boletos', { lang, code }));
      case 'leave':
        return leaveFor(verdict.to);
      case 'changed':
        return leaveFor(`${stepAddress('pago', { lang, code })}&said=${verdict.why.code}`);
      case 'asking':
      case 'elsewhere':
        return setPhase(verdict.kind);
      case 'declined':
        return refuse([]);
      case 'idle':
        return refuse([{ field: undefined, text: words.notCompleted[lang] }]);
      case 'refused':
        return refuse(await refusalsInWords(verdict.errors, lang, refusalTexts));
    }
  };

  const attempt = (work: () => Promise<void>) => {
    if (!busy.current) {
      setErrors([]);
      setWaiting(null);
    }
    void run(work);
  };

  const pay: Payment['pay'] = (way, form, tokenize) => {
    // Wallets have their own buttons.
    if (way.kind !== 'wallets') attempt(() => payWith(way, form, tokenize));
  };

  const payByWallet: Payment['payByWallet'] = (method, token, onOutcome) => {
    if (busy.current) return onOutcome('refused');
    attempt(async () => {
      const verdict = await send({ method, token });
      onOutcome(walletOutcome(verdict));
      await follow(verdict);
    });
  };

  const openSession: Payment['openSession'] = async (validation_url) => {
    const opened = await call(postAppleSession, { body: { code, validation_url } }).catch(() => undefined);
    return opened?.ok ? opened.data.session : null;
  };

  return {
    reservation,
    phase: works ? 'working' : phase,
    errors,
    waiting,
    hear,
    confirm,
    pay,
    payByWallet,
    openSession,
  };
}

function phaseOf(reservation: LiveReservation): PayPhase {
  const { kind } = stateOfOrder(reservation);
  if (kind === 'paying') return 'asking';
  return kind === 'ended' ? 'over' : 'choosing';
}

import { useRef, useState } from 'react';
import type { Lang } from '#text/lang.ts';
import { paymentStep } from '#text/payment-step.ts';
import { flow } from '#text/flow.ts';
import { sayErrors, type ShownError } from '#web/shown-errors.ts';
import { payVerdict, standingOf } from '#web/flows/reservation/pago/pay-verdict.ts';
import { METHOD_OF, type PayWay, payWays } from '#web/flows/reservation/pago/pay-ways.ts';
import type { PaymentData } from '#web/flows/reservation/pago/payment-data.ts';
import { sendPayment } from '#web/flows/reservation/pago/send-payment.ts';
import type { Tokenized } from '#web/flows/reservation/pago/use-card-frame.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import type { FormErrors, ScreenProps } from '#web/page.ts';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import { rememberBankPage } from '#web/storage/bank-page.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getPayment, getReservation } from '#wire/websale.ts';

/** Where the step is. */
export type PayPhase = 'choosing' | 'working' | 'asking' | 'over';

export interface Payment {
  readonly phase: PayPhase;
  readonly reservation: ReservationView;
  readonly ways: readonly PayWay[];
  readonly total: number;
  readonly errors: readonly ShownError[];
  /** The newest answer of the server, from whatever call. */
  hear(reservation: ReservationView): void;
  pay(kind: PayWay['kind'], tokenize: () => Promise<Tokenized>): Promise<void>;
}

/** Pays, follows what comes of it, and keeps in step with the server. One attempt at a time. */
export function usePayment({ data, site: { lang }, call }: ScreenProps<PaymentData>): Payment {
  const [known, setKnown] = useState({ reservation: data.reservation, ways: data.ways, total: data.total });
  const [errors, setErrors] = useState<readonly ShownError[]>(data.errors);
  const [phase, setPhase] = useState<PayPhase>(() => phaseOf(data.reservation));
  const busy = useRef(false);
  const { code } = data.reservation;

  const hear = (reservation: ReservationView) => {
    setKnown((before) => ({ ...before, reservation }));
    const standing = standingOf(reservation);
    if (standing === 'done') location.assign(stepAddress('boletos', lang));
    else if (!busy.current) {
      if (standing === 'idle' && phase === 'asking')
        setErrors([{ field: undefined, text: paymentStep.notCompleted[lang] }]);
      setPhase(phaseOf(reservation));
    }
  };

  /** After a refusal price, ways and time may be others. */
  const refuse = async (refusals: readonly ShownError[]) => {
    const [state, offer] = await Promise.all([
      call(getReservation, { query: { code } }).catch(() => undefined),
      call(getPayment, { query: { code } }).catch(() => undefined),
    ]);
    if (offer?.ok) setKnown((before) => ({ ...before, ways: payWays(offer.data), total: offer.data.total }));
    setErrors(refusals);
    setPhase('choosing');
    busy.current = false;
    if (state?.ok) hear(state.data.reservation);
  };

  const payWith = async (kind: PayWay['kind'], tokenize: () => Promise<Tokenized>) => {
    const card = kind === 'card' ? await tokenize() : undefined;
    if (card?.kind === 'refused') return setPhase('choosing');
    if (card?.kind === 'failed') return refuse(await said([{ code: 'provider_unavailable', message: '' }], lang));
    const answer = await sendPayment(call, {
      code,
      method: METHOD_OF[kind],
      total: known.total,
      // A card is another attempt each time it is typed; the counter is asked once however often the button is pressed.
      ...(card
        ? { token: card.token, device_session_id: card.deviceSession, idempotency_key: newAttemptKey() }
        : { idempotency_key: data.key }),
    });
    if (!answer) return refuse([{ field: undefined, text: flow.offline[lang] }]);
    const verdict = payVerdict(answer);
    switch (verdict.kind) {
      case 'done':
        return location.assign(stepAddress('boletos', lang));
      case 'leave':
        rememberBankPage(code, verdict.to);
        return location.assign(verdict.to);
      case 'asking':
        return setPhase('asking');
      case 'declined':
        return refuse([]);
      case 'idle':
        return refuse([{ field: undefined, text: paymentStep.notCompleted[lang] }]);
      case 'refused':
        return refuse(await said(verdict.errors, lang));
    }
  };

  const pay: Payment['pay'] = async (kind, tokenize) => {
    if (busy.current) return;
    busy.current = true;
    setErrors([]);
    setPhase('working');
    await payWith(kind, tokenize);
    busy.current = false;
  };

  return { ...known, phase, errors, hear, pay };
}

/** The refusals in words; the words come with the first of them. */
async function said(errors: FormErrors, lang: Lang): Promise<readonly ShownError[]> {
  const { REFUSAL_TEXTS } = await import('#web/flows/reservation/pago/refusal-texts.ts');
  return sayErrors(errors, lang, REFUSAL_TEXTS);
}

function phaseOf(reservation: ReservationView): PayPhase {
  if (standingOf(reservation) === 'asking') return 'asking';
  return reservation.expired ? 'over' : 'choosing';
}

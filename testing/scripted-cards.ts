import type {
  Absent,
  Charged,
  ChargeRequest,
  Declined,
  PaymentId,
  PaymentProvider,
  Redirect,
  RefundRequest,
  Unknown,
  IssuedReference,
} from '#app/payment/ports.ts';
import { centavos } from '#kernel/money.ts';

/** What the provider does with a charge, and what the caller is told. */
export type Behaviour =
  | 'pays'
  | 'declines'
  | 'asks'
  /** Takes the money, but its response is lost. */
  | 'pays-unheard'
  /** The request is lost. */
  | 'hears-nothing';

export interface ScriptedCards extends PaymentProvider {
  behave(next: Behaviour): void;
  /** The later decision of the bank. */
  decide(id: PaymentId, outcome: 'paid' | 'refused'): void;
  /** The outcome of a charge that another process requested. */
  remember(id: PaymentId, outcome: 'paid' | 'refused', amount: number): void;
  /** Charges the provider took: its own records, to compare our ledger with. */
  readonly captured: ReadonlyMap<PaymentId, number>;
  readonly charges: readonly ChargeRequest[];
  readonly refunds: readonly RefundRequest[];
  /** The response to the next refunds; each is paid once, regardless of the response. */
  answerRefunds(answer: 'refunded' | 'refused' | 'unknown'): void;
  /** Called while a charge is pending. */
  during: (() => Promise<unknown>) | undefined;
}

type Truth = Charged | Declined | Redirect | IssuedReference;

/**
 * An in-memory provider with scripted behaviour, for tests of how we handle it. For a store payment, it returns a
 * reference.
 */
export function scriptedCards(provider = 'scripted'): ScriptedCards {
  const truth = new Map<PaymentId, Truth>();
  const captured = new Map<PaymentId, number>();
  const charges: ChargeRequest[] = [];
  const refunds: RefundRequest[] = [];
  let refundAnswer: 'refunded' | 'refused' | 'unknown' = 'refunded';
  let next: Behaviour = 'pays';

  const paid = (id: PaymentId, amount: number): Charged => {
    captured.set(id, amount);
    return { kind: 'charged', ref: `ch_${id}`, amount: centavos(amount), cardType: 'credit', last4: '1111' };
  };
  const refused = (id: PaymentId): Declined => ({ kind: 'declined', ref: `ch_${id}`, fault: 'card_funds' });
  const asked = (id: PaymentId): Redirect => ({ kind: 'redirect', ref: `ch_${id}`, url: `https://bank.example/${id}` });
  const referred = (id: PaymentId, payBy: IssuedReference['payBy']): IssuedReference => ({
    kind: 'voucher',
    ref: `ch_${id}`,
    reference: `${charges.length}`.padStart(14, '0'),
    barcodeUrl: undefined,
    payBy,
  });
  const keep = <T extends Truth>(id: PaymentId, outcome: T): T => {
    truth.set(id, outcome);
    return outcome;
  };
  const unknown: Unknown = { kind: 'unknown' };
  const absent: Absent = { kind: 'absent' };

  const cards: ScriptedCards = {
    provider,
    captured,
    charges,
    refunds,
    answerRefunds: (answer) => {
      refundAnswer = answer;
    },
    during: undefined,
    behave: (behaviour) => {
      next = behaviour;
    },
    decide: (id, outcome) => {
      const amount = charges.find((charge) => charge.id === id)!.amount;
      truth.set(id, outcome === 'paid' ? paid(id, amount) : refused(id));
    },
    remember: (id, outcome, amount) => {
      truth.set(id, outcome === 'paid' ? paid(id, amount) : refused(id));
    },
    charge: async (request) => {
      const { id, amount, means } = request;
      if (charges.some((charge) => charge.id === id)) throw new Error(`charged twice under ${id}`);
      charges.push(request);
      const behaviour = next;
      await cards.during?.();
      switch (behaviour) {
        case 'pays':
          return means.kind === 'store' ? keep(id, referred(id, means.payBy)) : keep(id, paid(id, amount));
        case 'declines':
          return keep(id, refused(id));
        case 'asks':
          return keep(id, asked(id));
        case 'pays-unheard':
          keep(id, paid(id, amount));
          return unknown;
        case 'hears-nothing':
          return unknown;
      }
    },
    find: async ({ id }) => truth.get(id) ?? absent,
    attemptOf: async (ref) => {
      const found = [...truth].find(([, { ref: known }]) => known === ref);
      return found ? { kind: 'ours', id: found[0] } : { kind: 'foreign' };
    },
    refund: async (request) => {
      const isNew = !refunds.some(({ key }) => key === request.key);
      if (isNew && refundAnswer !== 'refused') {
        refunds.push(request);
        captured.set(request.id, (captured.get(request.id) ?? 0) - request.amount);
      }
      return { kind: refundAnswer };
    },
  };
  return cards;
}

import type { CardType } from '#domain/payment/card-type.ts';
import type { StoredReservation } from '#app/booking/ports.ts';
import type { Caller } from '#app/caller.ts';
import type { CounterRepository, HandedOver, MoneyTaken, SeatExchanged, Taking } from '#app/counter/ports.ts';
import type { ManualRefundStores, MoneyRepository } from '#app/operations/ports.ts';
import { recordManualRefund } from '#app/operations/record-manual-refund.ts';
import type { DoneBy } from '#app/operators/ports.ts';
import type { SettlingDeps } from '#app/payment/payment-deps.ts';
import type { RefundId } from '#app/payment/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Direction } from '#domain/fares/quote.ts';
import type { Operator } from '#domain/operators/operator.ts';
import { parseReservationCode, type ReservationCode } from '#kernel/ids.ts';
import type { Centavos } from '#kernel/money.ts';
import { isUuid } from '#kernel/patterns.ts';
import { fail, type Result } from '#kernel/result.ts';

export interface CounterDeps extends Pick<SettlingDeps, 'payments' | 'providers'> {
  readonly counter: CounterRepository;
  readonly takeMoney: Taking;
  readonly money: MoneyRepository;
  readonly manualRefunds: ManualRefundStores;
  /** SHA-256 in hexadecimal: tells whether two requests are the same without storing either. */
  readonly fingerprint: (text: string) => string;
}

/** An operator on duty, and where. */
export interface AtWork {
  readonly operator: Operator;
  readonly caller: Pick<Caller, 'address'>;
}

/** Common to all actions: the reservation, and the idempotency key. */
interface Named {
  readonly code: string;
  readonly key: string;
}

export interface CashPaid extends Named {
  readonly total: Centavos;
  readonly received: Centavos | undefined;
}

export interface PaidByTelephone extends Named {
  readonly total: Centavos;
  readonly authorisation: string;
  readonly cardType: CardType;
}

export interface SeatWanted extends Named {
  readonly direction: Direction;
  readonly passenger: number;
  readonly seat: number;
}

export interface ManualRefund {
  readonly refund: RefundId;
  readonly note: string;
  readonly key: string;
}

type Answer<T> = Promise<Result<T, Faults>>;

/** The actions of the counter and the call centre; the role was checked before. */
export function atCounter(deps: CounterDeps) {
  const { counter, takeMoney, fingerprint } = deps;
  const doneBy = ({ operator, caller }: AtWork, act: string, asked: { readonly key: string }): DoneBy => ({
    name: operator.name,
    role: operator.role,
    place: caller.address,
    key: asked.key,
    requestHash: fingerprint(JSON.stringify([act, asked])),
  });
  return {
    open: async (code: string, { operator, caller }: AtWork): Answer<StoredReservation> => {
      const by = { name: operator.name, role: operator.role, place: caller.address };
      const parsed = parseReservationCode(code);
      const found = parsed && (await counter.open(parsed, by));
      return found ? { ok: true, value: found } : UNKNOWN_CODE;
    },
    takeCash: (asked: CashPaid, work: AtWork): Answer<MoneyTaken> =>
      known(asked, (code) => {
        const money = { kind: 'cash', received: asked.received } as const;
        return takeMoney({ code, money, total: asked.total, by: doneBy(work, 'cash', asked) });
      }),
    convert: (asked: PaidByTelephone, work: AtWork): Answer<MoneyTaken> =>
      known(asked, (code) => {
        const { authorisation, cardType } = asked;
        const money = { kind: 'terminal', authorisation, cardType } as const;
        return takeMoney({ code, money, total: asked.total, by: doneBy(work, 'conversion', asked) });
      }),
    exchange: (asked: SeatWanted, work: AtWork): Answer<SeatExchanged> =>
      known(asked, (code) => {
        const { direction, passenger, seat } = asked;
        return counter.exchange({ code, direction, passenger, seat, by: doneBy(work, 'exchange', asked) });
      }),
    print: (asked: Named, work: AtWork): Answer<HandedOver> =>
      known(asked, (code) => counter.handOver({ code, how: 'printed', by: doneBy(work, 'print', asked) })),
    resend: (asked: Named, work: AtWork): Answer<HandedOver> =>
      known(asked, (code) => counter.handOver({ code, how: 'sent', by: doneBy(work, 'resend', asked) })),
    refundByHand: async (asked: ManualRefund, work: AtWork): Answer<{ readonly amount: Centavos }> => {
      if (!isUuid(asked.refund)) return fail([NOT_REFUNDED.nothing_waits]);
      const by = doneBy(work, 'refund', asked);
      const done = await recordManualRefund(deps)({ ...asked, actor: by.name, by });
      return done.ok ? done : fail([NOT_REFUNDED[done.fault]]);
    },
  };
}

const NOT_REFUNDED = {
  nothing_waits: fault('refund_not_waiting', 'refund'),
  still_tried: fault('refund_still_tried', 'refund'),
  idempotency_mismatch: fault('idempotency_mismatch'),
} as const;

const UNKNOWN_CODE = fail([fault('reservation_not_found', 'code')] as const);

async function known<T>(
  { code }: Named,
  act: (code: ReservationCode) => Promise<Result<T, Faults[0]>>,
): Promise<Result<T, Faults>> {
  const parsed = parseReservationCode(code);
  if (!parsed) return UNKNOWN_CODE;
  const done = await act(parsed);
  return done.ok ? done : fail([done.fault]);
}

import type { CounterRepository, MoneyTaken } from '#app/counter/ports.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { fail, type Result } from '#kernel/result.ts';

/**
 * Records a cash payment for a waiting order (T1) from the server's console: its seats are sold and its unpaid tickets
 * become valid, by the rules and the clock of every counter.
 */
export const takeCash =
  ({ counter }: { readonly counter: Pick<CounterRepository, 'take'> }) =>
  async ({ code, actor }: { readonly code: string; readonly actor: string }): Promise<Result<MoneyTaken, Fault>> => {
    const parsed = parseReservationCode(code);
    if (!parsed) return fail(fault('no_order_waits', 'code'));
    const by = { name: actor, role: undefined, place: 'console', key: undefined, requestHash: '' };
    return counter.take({ code: parsed, money: { kind: 'cash', received: undefined }, total: undefined, by });
  };

import type { MoneyTaken, Taking } from '#app/counter/ports.ts';
import { type Fault, fault } from '#domain/errors.ts';
import { parseReservationCode } from '#kernel/ids.ts';
import { fail, type Result } from '#kernel/result.ts';

/**
 * Records a cash payment for a waiting order (T1) from the server's console: what it holds is sold, and unpaid tickets
 * become valid, by the rules and the clock of every counter.
 */
export const takeCash =
  ({ takeMoney }: { readonly takeMoney: Taking }) =>
  async ({ code, actor }: { readonly code: string; readonly actor: string }): Promise<Result<MoneyTaken, Fault>> => {
    const parsed = parseReservationCode(code);
    if (!parsed) return fail(fault('no_order_waits', 'code'));
    const by = { name: actor, role: undefined, place: 'console', key: undefined, requestHash: '' };
    return takeMoney({ code: parsed, money: { kind: 'cash', received: undefined }, total: undefined, by });
  };

import type { Caller } from '#app/caller.ts';
import type { NewOrders, OrderToBegin } from '#app/orders/ports.ts';
import type { Random } from '#app/ports.ts';
import { buyerFaults, contactOfBuyer } from '#domain/orders/buyer-rules.ts';
import type { ContactInput } from '#domain/orders/contact-rules.ts';
import type { Fault, Faults } from '#domain/errors.ts';
import { type OrderCode, reservationCode, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface BeginOrderDeps {
  readonly newOrders: Pick<NewOrders, 'begin'>;
  readonly random: Random;
  /** SHA-256 in hexadecimal. */
  readonly fingerprint: (text: string) => string;
}

export interface OrderWanted extends Pick<OrderToBegin, 'key' | 'lang' | 'total' | 'items'> {
  readonly buyer: ContactInput;
}

interface Beginning {
  readonly caller: Caller;
  readonly now: Instant;
  readonly faults?: readonly Fault[];
  readonly heldUntil?: OrderToBegin['heldUntil'];
}

/**
 * Begins an order that is complete immediately: who buys and what. `faults` are those of its kind; they are returned
 * together with those of the buyer, in form order.
 */
export const beginOrder =
  ({ newOrders, random, fingerprint }: BeginOrderDeps) =>
  async (
    { buyer, ...wanted }: OrderWanted,
    { caller, now, faults = [], heldUntil }: Beginning,
  ): Promise<Result<OrderCode, Faults>> => {
    const [first, ...others] = [...faults, ...buyerFaults(buyer)];
    if (first) return fail([first, ...others]);
    const code = await newOrders.begin({
      ...wanted,
      // The key includes the form's contents: a form corrected after going back begins another order.
      key: fingerprint(JSON.stringify([wanted, buyer])),
      id: uuidV7(now, random(10)),
      code: reservationCode(random(10)),
      sessionHash: caller.sessionHash,
      contact: contactOfBuyer(buyer),
      heldUntil,
    });
    return ok(code);
  };

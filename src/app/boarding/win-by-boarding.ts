import { type BoardedTicket, reverseWin, type WinDeps, winPoints } from '#app/loyalty/win-points.ts';
import type { InTransaction, Transaction } from '#app/transaction.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';

/** A ticket that was boarded. */
export interface BoardedByCard extends BoardedTicket {
  /** The card's owner; undefined when it was sold without a card. */
  readonly traveller: TravellerId | undefined;
}

/** Events of boarded tickets that the programme has not processed: successful scans, and refunds. */
export interface BoardingEvents {
  readonly inTransaction: InTransaction;
  /** Takes the oldest, exclusively and for good once the transaction commits. Their tickets are locked. */
  takeBoarded(tx: Transaction, limit: number): Promise<readonly BoardedByCard[]>;
  /** Takes the oldest; returns how many, and those of their tickets that won points. */
  takeGivenBack(
    tx: Transaction,
    limit: number,
  ): Promise<{ readonly taken: number; readonly tickets: readonly Pick<BoardedTicket, 'ticket' | 'worth'>[] }>;
}

export interface WinByBoardingDeps extends WinDeps {
  readonly boardingEvents: BoardingEvents;
}

const AT_ONCE = 50;

/**
 * Boarding only records who boarded; points follow within seconds, without delaying boarding. Returns how many tickets
 * won.
 */
export const winByBoarding = (deps: WinByBoardingDeps) => async (): Promise<number> => {
  const { boardingEvents: events } = deps;
  let won = 0;
  await untilFewer(() =>
    events.inTransaction(async (tx) => {
      const boarded = await events.takeBoarded(tx, AT_ONCE);
      for (const { traveller, ...ticket } of boarded) {
        if (!traveller) continue;
        if ((await winPoints(deps, tx, { ...ticket, traveller, isLate: false })) !== undefined) won += 1;
      }
      return boarded.length;
    }),
  );
  await untilFewer(() =>
    events.inTransaction(async (tx) => {
      const { taken, tickets } = await events.takeGivenBack(tx, AT_ONCE);
      for (const ticket of tickets) await reverseWin(deps, tx, ticket);
      return taken;
    }),
  );
  return won;
};

async function untilFewer(work: () => Promise<number>): Promise<void> {
  for (let done = AT_ONCE; done === AT_ONCE; ) done = await work();
}

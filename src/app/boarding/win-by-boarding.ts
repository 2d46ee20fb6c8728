import { type BoardedTicket, reverseWin, type WinDeps, winPoints } from '#app/loyalty/win-points.ts';
import type { InTransaction, Transaction } from '#app/transaction.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';

/** Somebody boarded with a ticket. */
export interface BoardedByCard extends BoardedTicket {
  /** Whose card it was sold with; undefined for everybody else. */
  readonly traveller: TravellerId | undefined;
}

/** What happened to boarded tickets that the programme has not looked at: scans that let somebody board, and money that went back. */
export interface BoardingEvents {
  readonly inTransaction: InTransaction;
  /** Takes the oldest: nobody else gets them, and they are done with the transaction. Their tickets are locked. */
  takeBoarded(tx: Transaction, limit: number): Promise<readonly BoardedByCard[]>;
  /** Takes the oldest; answers how many, and those of their tickets that won. */
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
 * The door of a bus only writes down who boarded; points follow from that within seconds, and nobody waits for them there. Answers how
 * many tickets won.
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

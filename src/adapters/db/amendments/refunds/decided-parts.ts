import type { Session } from '#adapters/db/pool.ts';
import type { BackShare, Decision } from '#app/amendments/refunds/ports.ts';
import { givesUp } from '#domain/amendments/money-back.ts';
import { sharesByRate, taxOfDifference, taxOfRefund, type TaxedShare } from '#domain/amendments/refund-tax.ts';
import type { TicketsStatus, ValidTicket } from '#domain/amendments/tickets-status.ts';
import type { ReservationId } from '#kernel/ids.ts';
import { centavos, plus } from '#kernel/money.ts';
import { paidFromOf } from './paid-from.ts';
import { openSales, type SaleShare, sharesOf, shareOut } from './reverse-sale.ts';

interface Decided {
  readonly reservation: ReservationId;
  readonly ticketsStatus: TicketsStatus;
  readonly decision: Pick<Decision, 'lines' | 'differences' | 'means'>;
}

/** Which payments a decision is taken out of, and how much of each. */
export const decidedDeps = async (session: Session, decided: Decided): Promise<readonly SaleShare[]> =>
  sharesOf(await salesOf(session, decided), taxesOf(decided));

/**
 * The same for what is only offered, by where the money came from. The offer was made without a lock: where somebody else was
 * given money back meanwhile there is less of it.
 */
export async function offeredShares(session: Session, decided: Decided): Promise<readonly BackShare[]> {
  const { parts } = shareOut(await salesOf(session, decided), taxesOf(decided));
  return bySource(parts.map(({ sale, amount }) => ({ from: paidFromOf(sale), amount: centavos(amount) })));
}

/** One line for each source, in the order in which they first come. */
export function bySource<S extends BackShare>(shares: readonly S[], isSame = isSameSource<S>): readonly S[] {
  const lines: S[] = [];
  for (const share of shares) {
    const at = lines.findIndex((line) => isSame(line, share));
    if (at === -1) lines.push(share);
    else lines[at] = { ...lines[at]!, amount: plus(lines[at]!.amount, share.amount) };
  }
  return lines;
}

const isSameSource = <S extends BackShare>(a: S, b: S): boolean => a.from === b.from;

const salesOf = (session: Session, { reservation, decision: { lines } }: Decided) =>
  openSales(
    session,
    reservation,
    lines.filter(givesUp).map(({ folio }) => folio),
  );

/** Net and tax of everything that goes back, split ticket by ticket, by the rates it was sold at. */
function taxesOf({ ticketsStatus, decision: { lines, differences, means } }: Decided): readonly TaxedShare[] {
  const ticketOf = (of: string): ValidTicket => ticketsStatus.tickets.find(({ folio }) => folio === of)!;
  return sharesByRate([
    ...lines.flatMap(({ folio, money, credit }) => taxOfRefund(ticketOf(folio), means === 'original' ? money : credit)),
    ...differences.map(({ folio, amount }) => taxOfDifference(ticketOf(folio), amount)),
  ]);
}

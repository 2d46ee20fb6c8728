import { compareBooks, type Difference, type Figures } from '#app/operations/compare-books.ts';
import type { Booked, BookedPayment, BuyersBalance, MoneyRepository, Span } from '#app/operations/ports.ts';
import type { PaymentProvider, TakenCharge } from '#app/payment/ports.ts';
import type { Providers } from '#app/payment/providers.ts';
import { BASKET_SHARE } from '#domain/payment/basket-share.ts';
import { isFromAccount } from '#domain/payment/buyers-account.ts';
import type { PaymentMethod } from '#domain/payment/method.ts';
import { isFromTerminal } from '#domain/payment/terminal.ts';
import { before, DAY, type LocalDate, plusDays, type Zone } from '#kernel/instant.ts';
import { type Centavos, minus, sum, ZERO } from '#kernel/money.ts';
import { startOfDay } from '#kernel/zoned.ts';

/** Totals of one payment method with one provider. */
export interface ReportLine extends Figures {
  readonly provider: string;
  readonly method: PaymentMethod;
  readonly movements: number;
  /** False for points and for agencies' debts: no money moved. */
  readonly isMoney: boolean;
  readonly net: Centavos;
}

/** A provider's figures of the day; undefined when it did not answer. */
export interface ProviderFigures {
  readonly provider: string;
  readonly ours: Figures;
  readonly theirs: Figures | undefined;
}

export interface DailyReport {
  readonly day: LocalDate;
  readonly lines: readonly ReportLine[];
  readonly providers: readonly ProviderFigures[];
  readonly differences: readonly Difference[];
  /** Buyers' accounts at the end of the day. */
  readonly balances: readonly BuyersBalance[];
}

export interface ReportDeps {
  readonly money: MoneyRepository;
  readonly providers: Providers;
  /** The carrier's time zone, for the day's bounds. */
  readonly zone: Zone;
}

/**
 * A reference is valid for a day and its webhook may be late: a charge begun this many days earlier may be paid on the
 * day.
 */
const DAYS_BEFORE = 4;

/** A day's captures and refunds in our ledger, compared payment by payment with the providers' records. */
export const dailyReport =
  ({ money, providers, zone }: ReportDeps) =>
  async (day: LocalDate): Promise<DailyReport> => {
    const span = { from: startOfDay(day, zone), to: startOfDay(plusDays(day, 1), zone) };
    const booked = await money.bookedWithin(span);
    const movements = booked.flatMap((payment) => movementsOf(payment, span));
    const accounts = new Map([...providers.values()].map((provider) => [provider.provider, provider]));
    const compared: ProviderFigures[] = [];
    const differences: Difference[] = [];
    for (const [name, provider] of accounts) {
      const own = booked.filter((payment) => payment.provider === name);
      const theirs = await takenBy(provider, { money, own, day, span });
      const ours = figuresOf(movements.filter((movement) => movement.provider === name));
      if (!theirs) {
        compared.push({ provider: name, ours, theirs: undefined });
        continue;
      }
      const known = new Set(own.map(({ payment }) => payment));
      const asked = theirs.flatMap(({ payment }) => (payment && !known.has(payment) ? [payment] : []));
      const all = [...own, ...(await money.bookedOf(asked))];
      const comparison = compareBooks({ provider: name, ours: all, theirs, day: span });
      compared.push({ provider: name, ours, theirs: comparison.theirs });
      differences.push(...comparison.differences);
    }
    const balances = await money.balancesAt(span.to);
    return { day, lines: linesOf(movements), providers: compared, differences, balances };
  };

interface Asking {
  readonly money: MoneyRepository;
  readonly own: readonly BookedPayment[];
  readonly day: LocalDate;
  readonly span: Span;
}

/** A provider's own list if it has one, otherwise its answer about each payment. Undefined when it does not answer. */
async function takenBy(provider: PaymentProvider, asking: Asking): Promise<readonly TakenCharge[] | undefined> {
  const { day } = asking;
  if (provider.taken) return provider.taken({ from: plusDays(day, -DAYS_BEFORE), to: plusDays(day, 1) });
  return askedOneByOne(provider, asking);
}

/**
 * Includes attempts of the previous day: they may have been paid on the day. Providers do not report refunds in as much
 * detail as charges: for those our ledger is trusted.
 */
async function askedOneByOne(
  provider: PaymentProvider,
  { money, own, span }: Asking,
): Promise<readonly TakenCharge[] | undefined> {
  const lately = { from: before(span.from, DAY), to: span.to };
  const unpaid = (await money.unpaidWithin(lately)).filter((payment) => payment.provider === provider.provider);
  const charges: TakenCharge[] = [];
  for (const { payment, ref, captured, refunds } of [...own, ...unpaid]) {
    const sent = refunds.filter(({ byHand }) => !byHand);
    const back = { refunded: sum(sent.map(({ amount }) => amount)), refundedAt: sent.at(-1)?.at };
    if (captured && sent.length > 0) {
      charges.push({ payment, ref: ref ?? payment, amount: captured.amount, at: captured.at, ...back });
      continue;
    }
    const found = await provider.find({ id: payment, ref, mayTake: false });
    if (found.kind === 'unknown') return undefined;
    if (found.kind === 'charged') {
      charges.push({ payment, ref: found.ref, amount: found.amount, at: captured?.at ?? span.from, ...back });
    }
  }
  return charges;
}

/** Money that moved on the day; manual refunds did not come from the provider. */
interface Movement extends Figures {
  readonly provider: string;
  readonly method: PaymentMethod;
}

const HAND = 'by hand';
const TERMINAL = 'terminal';

/** An order for the counter that the call centre charged to a card has a line of its own: it is no cash of a drawer. */
const lineOf = ({ provider, method, cardType, ref }: BookedPayment): Pick<Movement, 'provider' | 'method'> =>
  isFromTerminal(ref) ? { provider: TERMINAL, method: cardType ?? method } : { provider, method };

function movementsOf(payment: BookedPayment, { from, to }: Span): readonly Movement[] {
  const { captured, refunds } = payment;
  const { provider, method } = lineOf(payment);
  const isWithin = ({ at }: Booked) => at >= from && at < to;
  return [
    ...(captured && isWithin(captured) ? [{ provider, method, captured: captured.amount, refunded: ZERO }] : []),
    ...refunds
      .filter(isWithin)
      .map(({ byHand, amount }) => ({ provider: byHand ? HAND : provider, method, captured: ZERO, refunded: amount })),
  ];
}

const figuresOf = (movements: readonly Movement[]): Figures => ({
  captured: sum(movements.map(({ captured }) => captured)),
  refunded: sum(movements.map(({ refunded }) => refunded)),
});

function linesOf(movements: readonly Movement[]): readonly ReportLine[] {
  const kinds = Map.groupBy(movements, ({ provider, method }) => `${provider} ${method}`);
  return [...kinds]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, alike]) => {
      const { provider, method } = alike[0]!;
      const figures = figuresOf(alike);
      const net = minus(figures.captured, figures.refunded);
      // What a basket paid for its orders is in the payment of the basket already.
      const isMoney = !isFromAccount(provider) && provider !== BASKET_SHARE;
      return { provider, method, movements: alike.length, isMoney, ...figures, net };
    });
}

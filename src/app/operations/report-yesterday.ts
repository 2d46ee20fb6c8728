import { type DailyReport, dailyReport, type ReportDeps } from '#app/operations/daily-report.ts';
import type { Clock } from '#app/ports.ts';
import { type LocalDate, plusDays } from '#kernel/instant.ts';
import { type Centavos, sum } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** A day in one line of the log. Amounts are in centavos. */
export interface MoneyLine {
  readonly event: 'money_of_day';
  readonly day: LocalDate;
  readonly captured: Centavos;
  readonly refunded: Centavos;
  readonly differences: number;
  /** Buyers' accounts at the end of the day, by kind, in centavos or hundredths of points. */
  readonly balances: Readonly<Record<string, number>>;
  /** Providers that did not answer. */
  readonly unheard: readonly string[];
}

interface Deps extends ReportDeps {
  readonly clock: Clock;
  readonly log: (line: MoneyLine) => void;
  readonly report: (problem: unknown) => void;
}

/**
 * Checks the ledger of the previous day: writes a line to the log, and reports differences from the providers' records.
 */
export const reportYesterday = (deps: Deps) => async (): Promise<MoneyLine> => {
  const day = plusDays(dateInZone(deps.clock.now(), deps.zone), -1);
  const found = await dailyReport(deps)(day);
  const line = lineOf(found);
  deps.log(line);
  for (const { kind, provider, payment, ours, theirs } of found.differences) {
    deps.report(new Error(`money of ${day}: ${kind} at ${provider}, payment ${payment}: ours ${ours}, its ${theirs}`));
  }
  for (const provider of line.unheard) deps.report(new Error(`money of ${day}: ${provider} did not answer`));
  return line;
};

function lineOf({ day, lines, providers, differences, balances }: DailyReport): MoneyLine {
  const money = lines.filter(({ isMoney }) => isMoney);
  return {
    event: 'money_of_day',
    day,
    captured: sum(money.map(({ captured }) => captured)),
    refunded: sum(money.map(({ refunded }) => refunded)),
    differences: differences.length,
    balances: Object.fromEntries(balances.map(({ accounts, amount }) => [accounts, amount])),
    unheard: providers.filter(({ theirs }) => theirs === undefined).map(({ provider }) => provider),
  };
}

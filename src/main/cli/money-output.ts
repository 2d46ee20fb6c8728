import type { UnresolvedAttempt, ProviderAnswer } from '#app/payment/query-unresolved-payments.ts';
import type { Difference } from '#app/operations/compare-books.ts';
import type { DailyReport, ProviderFigures } from '#app/operations/daily-report.ts';
import type { BuyersBalance, WaitingPayment, WaitingRefund } from '#app/operations/ports.ts';
import type { Instant, Zone } from '#kernel/instant.ts';
import { type Centavos, formatMoney, minus, sum } from '#kernel/money.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { tableLines } from '#main/cli/table.ts';

/** `2026-11-30 17:05` in the carrier's time zone. */
const momentIn = (zone: Zone) => (at: Instant | undefined) =>
  at === undefined ? '' : isoInZone(at, zone).slice(0, 16).replace('T', ' ');

const NOTHING = 'Nothing.';

const WAITS: Readonly<Record<WaitingPayment['waitsFor'], string>> = {
  store: 'store',
  counter: 'counter',
  page: "provider's page",
};

export function pendingText(waiting: readonly WaitingPayment[], zone: Zone): string {
  if (waiting.length === 0) return NOTHING;
  const moment = momentIn(zone);
  const rows = waiting.map(({ code, waitsFor, provider, amount, since, until, reference, payment }) => [
    code,
    WAITS[waitsFor],
    provider,
    formatMoney(amount),
    moment(since),
    moment(until),
    reference ?? '',
    payment,
  ]);
  return tableLines(['code', 'waits for', 'provider', 'amount', 'since', 'until', 'reference', 'payment'], rows).join(
    '\n',
  );
}

export function unknownText(asked: readonly UnresolvedAttempt[], zone: Zone): string {
  if (asked.length === 0) return NOTHING;
  const moment = momentIn(zone);
  const rows = asked.map(({ code, provider, amount, since, state, answer, payment }) => [
    code,
    provider,
    formatMoney(amount),
    moment(since),
    state,
    saidText(answer, amount),
    payment,
  ]);
  return tableLines(['code', 'provider', 'amount', 'since', 'state', 'the provider says', 'payment'], rows).join('\n');
}

function saidText(answer: ProviderAnswer, asked: Centavos): string {
  switch (answer.kind) {
    case 'charged':
      return answer.amount === asked ? 'charged' : `charged ${formatMoney(answer.amount)}: look into it`;
    case 'declined':
      return `declined (${answer.fault})`;
    case 'redirect':
      return 'the traveller is on its page';
    case 'voucher':
      return `reference ${answer.reference}`;
    case 'absent':
      return 'never heard of it';
    case 'unknown':
      return 'no answer';
    case 'not_configured':
      return 'not configured here';
  }
}

const REASONS: Readonly<Record<WaitingRefund['reason'], string>> = {
  late: 'too late for its seats',
  surplus: 'paid twice',
  cancelled: 'tickets cancelled',
  delay: 'late or not run',
  service: 'a lower class ran',
  undelivered: 'its supplier did not deliver',
};

export function refundsText(refunds: readonly WaitingRefund[], zone: Zone): string {
  if (refunds.length === 0) return NOTHING;
  const moment = momentIn(zone);
  const rows = refunds.map((refund) => [
    refund.code,
    refund.provider,
    formatMoney(refund.amount),
    REASONS[refund.reason],
    moment(refund.since),
    refund.state === 'by_hand' ? 'by hand' : `by the provider, next at ${moment(refund.nextTry)}`,
    String(refund.tries),
    refund.isByLink ? 'whoever paid with the payment link, not the owner: ask' : 'the owner',
    `${refund.buyer.name}, ${refund.buyer.phone}, ${refund.buyer.email}`,
    refund.refund,
  ]);
  const heads = ['code', 'provider', 'amount', 'why', 'paid', 'goes back', 'tries', 'to', 'owner', 'refund'];
  return tableLines(heads, rows).join('\n');
}

export function reportText(report: DailyReport, zone: Zone): string {
  const { day, lines, providers, differences, balances } = report;
  return [
    `Money of ${day} (${zone})`,
    '',
    ...(lines.length === 0 ? ['No money came or went.'] : moneyLines(report)),
    '',
    "On buyers' accounts at its end",
    ...(balances.length === 0 ? ['Nothing.'] : tableLines(['accounts', 'balance'], balances.map(balanceRow))),
    '',
    ...tableLines(['provider', 'our net', 'its net', ''], providers.map(comparedRow)),
    '',
    ...(differences.length === 0 ? ['No differences.'] : ['Differences', ...differenceLines(differences)]),
  ].join('\n');
}

const balanceRow = ({ accounts, amount }: BuyersBalance) => [accounts, (amount / 100).toFixed(2)];

function moneyLines({ lines }: DailyReport): readonly string[] {
  const cells = (count: number, captured: Centavos, refunded: Centavos) => [
    String(count),
    formatMoney(captured),
    formatMoney(refunded),
    formatMoney(minus(captured, refunded)),
  ];
  const rows = lines.map((line) => [
    line.provider,
    line.method,
    ...cells(line.movements, line.captured, line.refunded),
  ]);
  const money = lines.filter(({ isMoney }) => isMoney);
  const count = money.reduce((all, { movements }) => all + movements, 0);
  const total = cells(count, sum(money.map(({ captured }) => captured)), sum(money.map(({ refunded }) => refunded)));
  return tableLines(
    ['provider', 'method', 'movements', 'captured', 'refunded', 'net'],
    [...rows, ['money', '', ...total]],
  );
}

function comparedRow({ provider, ours, theirs }: ProviderFigures): readonly string[] {
  const net = formatMoney(minus(ours.captured, ours.refunded));
  if (!theirs) return [provider, net, '', 'did not answer'];
  const its = formatMoney(minus(theirs.captured, theirs.refunded));
  return [provider, net, its, net === its ? 'agrees' : 'DIFFERS'];
}

const KINDS: Readonly<Record<Difference['kind'], string>> = {
  not_booked: 'taken, and not in our books',
  not_at_provider: 'in our books, and the provider has it not',
  amount_differs: 'other amount taken',
  refund_differs: 'other amount given back',
};

function differenceLines(differences: readonly Difference[]): readonly string[] {
  const rows = differences.map(({ kind, provider, ours, theirs, payment, ref }) => [
    provider,
    KINDS[kind],
    formatMoney(ours),
    formatMoney(theirs),
    payment,
    ref ?? '',
  ]);
  return tableLines(['provider', 'what', 'ours', 'its', 'payment', 'its name for it'], rows);
}

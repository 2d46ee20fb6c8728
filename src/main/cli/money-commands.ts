import type { Taking } from '#app/counter/ports.ts';
import { queryUnresolvedPayments } from '#app/payment/query-unresolved-payments.ts';
import { dailyReport } from '#app/operations/daily-report.ts';
import type { AuditLog, ManualRefundStores, MoneyRepository } from '#app/operations/ports.ts';
import { recordManualRefund, retryRefund } from '#app/operations/record-manual-refund.ts';
import type { SettlingDeps } from '#app/payment/payment-deps.ts';
import { takeCash } from '#app/counter/take-cash.ts';
import { type Instant, plusDays, type Zone } from '#kernel/instant.ts';
import { formatMoney } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';
import type { MoneyCommand } from '#main/cli/money-options.ts';
import { errorMessage } from '#text/errors.ts';
import { pendingText, refundsText, reportText, unknownText } from '#main/cli/money-output.ts';

const DONE = 0;
const REFUSED = 1;
const NO_ANSWER = 3;

/** The output, for a person or for a program. */
export interface MoneyAnswer {
  readonly text: string;
  readonly data: unknown;
  readonly code: number;
}

interface Deps extends SettlingDeps {
  readonly money: MoneyRepository;
  readonly audit: AuditLog;
  readonly manualRefunds: ManualRefundStores;
  readonly takeMoney: Taking;
  readonly zone: Zone;
  /** The operator. */
  readonly actor: string;
  readonly now: Instant;
}

const refused = (reason: string, text: string): MoneyAnswer => ({ text, data: { refused: reason }, code: REFUSED });

/** Executes the command. */
export const moneyCommand =
  (deps: Deps) =>
  async (command: MoneyCommand): Promise<MoneyAnswer> => {
    const { money, zone, actor, now } = deps;
    switch (command.name) {
      case 'pending': {
        const data = await money.waiting();
        return { data, text: pendingText(data, zone), code: DONE };
      }
      case 'unknown': {
        const data = await queryUnresolvedPayments(deps)();
        const isMute = data.some(({ answer }) => answer.kind === 'unknown');
        return { data, text: unknownText(data, zone), code: isMute ? NO_ANSWER : DONE };
      }
      case 'to-refund': {
        const data = await money.refundsWaiting();
        return { data, text: refundsText(data, zone), code: DONE };
      }
      case 'refund': {
        const done = await recordManualRefund(deps)({ ...command, actor });
        if (!done.ok) return refused(done.fault, REFUSALS[done.fault]);
        const { amount, code } = done.value;
        return { data: done.value, text: `${formatMoney(amount)} of ${code} went back by hand.`, code: DONE };
      }
      case 'retry-refund': {
        const done = await retryRefund(deps)({ ...command, actor });
        if (!done.ok) return refused(done.fault, REFUSALS[done.fault]);
        const { value: still } = done;
        if (!still) return { data: { refunded: true }, text: 'The provider gave it back.', code: DONE };
        const text = still.state === 'by_hand' ? 'The provider cannot: give it back by hand.' : 'No clear answer yet.';
        return { data: { refunded: false, refund: still }, text, code: still.state === 'due' ? NO_ANSWER : REFUSED };
      }
      case 'take-cash': {
        const taken = await takeCash(deps)({ ...command, actor });
        if (!taken.ok) return refused(taken.fault.code, errorMessage(taken.fault.code, taken.fault.params).en);
        const text = `${formatMoney(taken.value.amount)} for ${command.code}: sold, the tickets are good.`;
        return { data: taken.value, text, code: DONE };
      }
      case 'report': {
        const data = await dailyReport(deps)(command.day ?? plusDays(dateInZone(now, zone), -1));
        const isMute = data.providers.some(({ theirs }) => theirs === undefined);
        const code = data.differences.length > 0 ? REFUSED : isMute ? NO_ANSWER : DONE;
        return { data, text: reportText(data, zone), code };
      }
    }
  };

const REFUSALS = {
  nothing_waits: 'No such refund waits.',
  still_tried: 'The provider is being asked to give it back: wait until to-refund says "by hand".',
  idempotency_mismatch: errorMessage('idempotency_mismatch').en,
} as const;

import type { PaymentUpdate, Payments } from '#app/payment/ports.ts';
import type { JobName } from '#main/jobs.ts';

/** What is learned again and again while somebody is at a bank: nothing follows from it. */
const isQuiet = ({ kind }: PaymentUpdate): boolean => kind === 'redirect' || kind === 'unknown';

/**
 * Payments that notify the workers of what follows from them, once it is written: mail is sent, money goes back and
 * what was to be invoiced is, at once.
 */
export function notifyWorkers(payments: Payments, notifyWorker: (job: JobName) => void): Payments {
  const then =
    <Args extends readonly unknown[], Answer>(change: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const answer = await change(...args);
      notifyWorker('send');
      return answer;
    };
  return {
    ...payments,
    order: then(payments.order),
    sellFree: then(payments.sellFree),
    settleRefund: then(payments.settleRefund),
    settle: async (id, news) => {
      const attempt = await payments.settle(id, news);
      if (!isQuiet(news)) notifyWorker('send');
      if (attempt.state === 'captured') notifyWorker('stamp');
      if (attempt.state === 'refund_due') notifyWorker('refund');
      return attempt;
    },
  };
}

import { aftersales } from '#adapters/db/aftersales/aftersales.ts';
import { departureEvents } from '#adapters/db/disruptions/departure-events.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { Handler } from '#http/handler.ts';
import { delayHandlers } from '#http/routes/delays.ts';
import { type MoneyBackDeps, moneyBackHandlers } from '#http/routes/money-back.ts';
import type { Random } from '#app/ports.ts';
import type { JobName } from '#main/jobs.ts';
import { operatorDeps } from '#main/operators.ts';

const JOBS: readonly JobName[] = ['refund', 'send'];

type Wake = (job: JobName) => void;

/**
 * What follows a sale: delays, other classes, rights and cancelling. Money is on its way, and travellers are written
 * to, at once.
 */
export function aftersalesHandlers(
  pool: Pool,
  deps: Omit<MoneyBackDeps, 'aftersales'> & { readonly random: Random },
  notifyWorker: Wake,
): readonly Handler[] {
  const kept = aftersales(pool);
  const events = departureEvents(pool);
  return [
    ...moneyBackHandlers({
      ...deps,
      aftersales: { ...kept, refund: (order) => waking(kept.refund(order), () => JOBS.forEach(notifyWorker)) },
    }),
    ...delayHandlers({
      ...operatorDeps(pool),
      random: deps.random,
      events: {
        ...events,
        record: (report) => waking(events.record(report), () => notifyWorker('send')),
        recordService: (report) => waking(events.recordService(report), () => notifyWorker('send')),
      },
    }),
  ];
}

async function waking<T>(work: Promise<T>, notifyWorker: () => void): Promise<T> {
  const done = await work;
  notifyWorker();
  return done;
}

import { counterRepository } from '#adapters/db/counter/counter-repository.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { CounterRepository } from '#app/counter/ports.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { JobName } from '#main/jobs.ts';
import { operatorDeps } from '#main/operators.ts';

/** What the counter works with; what it does notifies the worker that writes to travellers. */
export const counterDeps = (pool: Pool, notifyWorker: (job: JobName) => void) => ({
  ...operatorDeps(pool),
  counter: waking(counterRepository(pool, CARRIER_ZONE), notifyWorker),
  money: moneyRepository(pool),
  zone: CARRIER_ZONE,
});

function waking(counter: CounterRepository, notifyWorker: (job: JobName) => void): CounterRepository {
  const then =
    <Asked, Answer>(act: (asked: Asked) => Promise<Answer>) =>
    async (asked: Asked): Promise<Answer> => {
      const answer = await act(asked);
      notifyWorker('send');
      return answer;
    };
  return {
    ...counter,
    take: then(counter.take),
    exchange: then(counter.exchange),
    handOver: then(counter.handOver),
  };
}

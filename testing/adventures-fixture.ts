import type { Pool } from '#adapters/db/pool.ts';
import { adventureSupplier } from '#adapters/adventures/supplier.ts';
import { bookDue, endDue } from '#app/adventures/book-due.ts';
import { bookDueDeps } from '#main/rooms/adventures.ts';
import { startAdventuresStandIn } from '#main/stand-ins/adventures.ts';
import type { Instant } from '#kernel/instant.ts';

/** An address where nothing listens. */
const NOBODY = 'http://127.0.0.1:2';

/** The simulated supplier of adventures as a separate process, and the jobs that ask it, each as if its work were due. */
export async function openAdventuresFixture(pool: Pool, now: () => Instant) {
  const problems: unknown[] = [];
  const report = (problem: unknown) => void problems.push(problem);
  let stop = async (): Promise<unknown> => undefined;
  const config = await startAdventuresStandIn({ report, onStart: (end) => (stop = end) });
  const supplierAt = (url = config.url) => adventureSupplier({ ...config, url, timeoutMs: 1_500 });
  const control = async (path: string, body?: object) => {
    const answer = await fetch(`${config.url}/_control/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const due = () => pool.query('update adventure_booking set next_try_at = clock_timestamp()');
  return {
    problems,
    config,
    supplier: supplierAt(),
    book: async ({ at = now, url = config.url }: { readonly at?: () => Instant; readonly url?: string } = {}) => {
      await due();
      return bookDue(bookDueDeps(pool, { supplier: supplierAt(url), now: at, report }));
    },
    bookAtNobody: async (at = now) => {
      await due();
      return bookDue(bookDueDeps(pool, { supplier: supplierAt(NOBODY), now: at, report }));
    },
    end: async () => {
      await due();
      return endDue(bookDueDeps(pool, { supplier: supplierAt(), now, report }));
    },
    break: (faults: object) => control('faults', faults),
    made: async (): Promise<{
      readonly asked: number;
      readonly checkouts: readonly { readonly order_id: string; readonly reference: string; readonly status: string }[];
    }> => control('checkouts') as never,
    stop: () => stop(),
  };
}

export type AdventuresFixture = Awaited<ReturnType<typeof openAdventuresFixture>>;

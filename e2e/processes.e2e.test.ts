import { getPromotionalCode, getReservation, getSchedules, postCreate } from '#wire/websale.ts';
import { expect, test } from 'vitest';
import { type ApiClient, apiClient, dayFromNow, patient } from './testing/api-client.ts';
import { bring, right } from './testing/reach-steps.ts';
import { startSite } from './testing/start-site.ts';

/** Of the limits: all five sales are of one contact, which is not confirmed. */
const FACTOR = 3;
/** Wrong guesses of promotional codes in one session. */
const GUESSES = 10 * FACTOR;
/** On sale only when the whole demo timetable is. */
const LATE_DAY = 70;

interface Sold {
  readonly client: ApiClient;
  readonly code: string;
  /** Its order, as it was answered. */
  readonly order: object;
}

test('processes on one port sell the same, count one limit, and are replaced when they die', async ({
  onTestFinished,
}) => {
  const site = await startSite({ ANDEN_PROCESSES: '2', RATE_LIMIT_FACTOR: String(FACTOR) });
  onTestFinished(site.stop);
  const pids = () => [...site.output().matchAll(/process (\d+) serves/g)].map(([, pid]) => Number(pid));
  expect(new Set(pids()).size).toBe(2);

  // One is killed in mid-sale: what was acknowledged is there, and others go on.
  const sold: Sold[] = [];
  const orderOf = async ({ client, code }: Omit<Sold, 'order'>): Promise<object> => {
    const found = right(await patient(client.call)(getReservation, { query: { code } }));
    const { payment, passengers } = found.reservation;
    return { payment, passengers };
  };
  const sell = async (ahead: number): Promise<void> => {
    const client = await apiClient(site.url);
    const code = await bring(client, 5, { ahead });
    sold.push({ client, code, order: await orderOf({ client, code }) });
  };
  await sell(3);
  const selling = Promise.allSettled([4, 5, 6].map(sell));
  process.kill(pids()[0]!, 'SIGKILL');
  await selling;
  await expect.poll(pids).toHaveLength(3);
  await sell(3);
  for (const one of sold) expect(await orderOf(one)).toEqual(one.order);

  // New timetables reach all of them.
  await expect.poll(site.output).toContain('the whole demo timetable is on sale');
  const lateRuns = async (): Promise<number> => {
    const { call } = await apiClient(site.url);
    const journey = { departure: { date: dayFromNow(LATE_DAY) }, passengers: [{ type: 'adult' as const }] };
    const made = await call(postCreate, { body: { origin: 'TLQ', destination: 'GUA', ...journey } });
    const { code } = right(made).reservation;
    return right(await call(getSchedules, { query: { code, direction: 'departure' } })).schedules.length;
  };
  await expect.poll(async () => (await Promise.all([1, 2, 3, 4].map(lateRuns))).every((runs) => runs > 0)).toBe(true);

  // One limit for all, although they are asked at the same moment.
  const { client } = sold[0]!;
  const guesses = await Promise.all(
    Array.from({ length: 2 * GUESSES + 2 }, (_, guess) =>
      client.call(getPromotionalCode, { query: { code: `FALSO${guess}` } }),
    ),
  );
  const refused = guesses.filter((answer) => !answer.ok && answer.status === 429);
  expect(guesses.length - refused.length).toBeGreaterThanOrEqual(GUESSES);
  // One more is earned every half a minute.
  expect(guesses.length - refused.length).toBeLessThanOrEqual(GUESSES + 2);
});

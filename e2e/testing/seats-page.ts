import { apiClient, dayFromNow } from './api-client.ts';
import { getSchedules, postAdditionals, postContact, postCreate, postSchedules } from '#wire/websale.ts';

interface AtSteps {
  /** Headers that open the results of a search. */
  readonly atResults: Record<string, string>;
  /** Headers that open the seat map of a reservation. */
  readonly atSeats: Record<string, string>;
}

/** Two reservations of a program, brought as far as the results and as far as the seats. */
export async function seatsPage(siteUrl: string): Promise<AtSteps> {
  return { atResults: await reach(siteUrl, 'results'), atSeats: await reach(siteUrl, 'seats') };
}

async function reach(siteUrl: string, where: 'results' | 'seats'): Promise<Record<string, string>> {
  const { call, cookie } = await apiClient(siteUrl);
  const made = await call(postCreate, {
    body: {
      origin: 'TLQ',
      destination: 'PVR',
      round: false,
      departure: { date: dayFromNow(3) },
      passengers: [{ type: 'adult' }],
    },
  });
  if (!made.ok) throw new Error(JSON.stringify(made.errors));
  const { code } = made.data.reservation;
  const headers = { cookie: `${cookie()}; reservation=${code}; consent=none` };
  if (where === 'results') return headers;
  const listed = await call(getSchedules, { query: { code } });
  const run = listed.ok ? listed.data.schedules.find(({ available }) => available) : undefined;
  if (!run) throw new Error('nothing to choose');
  const { schedule_id, schedule_detail_id } = run;
  await call(postSchedules, { body: { code, departure: { schedule_id, schedule_detail_id } } });
  await call(postContact, {
    body: {
      code,
      contact: {
        first_name: 'Ana',
        last_name: 'López',
        cell_phone: '3331234567',
        email: 'ana@example.com',
        privacy: true,
        of_age: true,
      },
      passengers: [{ first_name: 'Ana', last_name: 'López' }],
    },
  });
  await call(postAdditionals, { body: { code } });
  return headers;
}

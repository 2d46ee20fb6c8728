import { expect } from 'vitest';
import { additionalsStep } from '#text/additionals-step.ts';
import { contactStep } from '#text/contact-step.ts';
import { homeText } from '#text/pages/home.ts';
import { seatsStep } from '#text/seats-step.ts';
import { shuttlePath } from '#wire/link-paths.ts';
import { getReservation, postContact, postCreate, postSchedules, postSeats } from '#wire/websale.ts';
import { type ApiClient, apiClient, dayFromNow } from '../api-client.ts';
import { bring, right } from '../reach-steps.ts';
import { postAdditionals } from '#wire/additionals.ts';
import { isAt, newcomer, type OnlineStep, type Place, press, type Ready } from './step.ts';

/**
 * A bus takes a limited number of orders: these are spread over days, all so far ahead that cash requires a code with
 * the limits of production.
 */
const FIRST_DAY = 4;
const DAYS = 12;
let made = 0;

interface Wish {
  /** How its payment ends. */
  readonly how?: 'approved' | 'order_generated';
  /** Remaining seconds of its hold. */
  readonly secondsLeft?: number;
}

/** A round trip for two, this many steps long. */
export const brought =
  (done: number, path: string, { how, secondsLeft }: Wish = {}) =>
  async ({ url: siteUrl, database }: Place): Promise<Ready & { readonly code: string; readonly client: ApiClient }> => {
    const client = await apiClient(siteUrl);
    const code = await bring(client, done, { ahead: FIRST_DAY + ((made += 1) % DAYS) });
    if (secondsLeft !== undefined) await database.holdsFor(code, secondsLeft);
    const holds = async () => {
      const { reservation } = right(await client.call(getReservation, { query: { code } }));
      expect(reservation).toMatchObject({ payment: how, refund: null });
    };
    return { path, code, client, cookie: `${client.cookie()};reservation=${code}`, ...(how ? { holds } : {}) };
  };

export const SALE: readonly OnlineStep[] = [
  {
    name: 'home: search',
    calls: ['GET /', 'GET files', 'POST /', 'GET /reservacion/horarios'],
    prepare: (place) => newcomer(place, '/'),
    async act(page) {
      await page.locator('select[name="origin"]').selectOption('TLQ');
      await page.locator('select[name="destination"]').selectOption('GUA');
      await page.getByRole('radio', { name: homeText.oneWay.es }).check();
      await page.locator('[name="departure.date"]').fill(dayFromNow(3));
      await press(page, homeText.submit.es);
    },
    isDone: isAt(/horarios/),
  },
  {
    name: 'horarios',
    calls: ['GET /reservacion/horarios', 'GET files', 'POST /reservacion/horarios'],
    sends: [postSchedules],
    prepare: brought(0, '/reservacion/horarios'),
    act: (page) => page.locator('button[name="run"]').first().press('Enter'),
    isDone: async (page) => page.url().includes('return') && (await page.locator('button[name="run"]').count()) > 0,
  },
  {
    name: 'contacto',
    calls: ['GET /reservacion/contacto', 'GET files', 'POST /reservacion/contacto', 'GET /reservacion/adicionales'],
    sends: [postContact],
    prepare: brought(1, '/reservacion/contacto'),
    async act(page) {
      for (const [name, text] of Object.entries(CONTACT)) await page.locator(`[name="${name}"]`).fill(text);
      await press(page, contactStep.submit.es);
    },
    isDone: isAt(/adicionales/),
  },
  {
    name: 'adicionales',
    calls: ['GET /reservacion/adicionales', 'GET files', 'POST /reservacion/adicionales', 'GET /reservacion/asientos'],
    sends: [postAdditionals],
    prepare: brought(2, '/reservacion/adicionales'),
    act: (page) => press(page, additionalsStep.submit.es),
    isDone: isAt(/asientos/),
  },
  {
    name: 'shuttle: a run is reserved',
    calls: ['GET /shuttle', 'GET files', 'POST /shuttle', 'GET /reservacion/contacto'],
    sends: [postCreate, postSchedules],
    prepare: (place) => newcomer(place, shuttlePath('es', { date: dayFromNow(3) })),
    act: (page) => page.locator('li form button').first().press('Enter'),
    isDone: isAt(/contacto/),
  },
  {
    name: 'asientos',
    calls: ['GET /reservacion/asientos', 'GET files', 'POST /reservacion/asientos', 'GET /reservacion/pago'],
    sends: [postSeats],
    prepare: brought(3, '/reservacion/asientos'),
    act: (page) => press(page, seatsStep.automatic.es),
    isDone: isAt(/pago/),
  },
];

const CONTACT: Readonly<Record<string, string>> = {
  'contact.first_name': 'María José',
  'contact.last_name': 'Muñoz Peña',
  'contact.cell_phone': '33 1234 5678',
  'contact.email': 'maria@example.com',
  'passengers.1.first_name': 'Leo',
  'passengers.1.last_name': 'Muñoz',
};

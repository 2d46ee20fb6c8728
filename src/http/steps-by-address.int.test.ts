import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endHold } from '#testing/db/sale-fixtures.ts';
import type { Caller } from '#app/caller.ts';
import { plainPages } from '#testing/drawn-page.ts';
import { openSite } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { resumeStrip } from '#text/resume-strip.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  const { handlers } = wireSite(database.pool, fixture);
  site = await openSite(fixture.sale, { answerPage: plainPages, handlers });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});
beforeEach(() => fixture.clear());

interface Browser {
  readonly caller: Caller;
  /** Requests a page with this cookie about reservations. */
  get(path: string, reservation?: string): Promise<Response>;
}

/** A browser with a session of its own. */
function browser(): Browser {
  const session = randomBytes(24).toString('base64url');
  return {
    caller: { sessionHash: createHash('sha256').update(session).digest(), address: '192.0.2.9' },
    get: (path, reservation) =>
      fetch(site.origin + path, {
        redirect: 'manual',
        headers: { cookie: `anden=${session}${reservation ? `; reservation=${reservation}` : ''}` },
      }),
  };
}

const placeOf = (response: Response): string | null => response.headers.get('location');
const cookiesOf = (response: Response): string => response.headers.getSetCookie().join();

describe('a step', () => {
  test('is of the reservation its address names, whatever the cookie says', async () => {
    const { caller, get } = browser();
    const first = await fixture.sale.atSeats({ caller });
    const second = await fixture.sale.atSeats({ caller });
    for (const { code } of [first, second]) {
      const response = await get(`/reservacion/asientos?code=${code}`, second.code);
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain(`name="code" value="${code}"`);
      // The page neither links to the other one nor contains any of it.
      const other = code === first.code ? second.code : first.code;
      expect(page).not.toContain(other);
    }
  });

  test.each(['horarios', 'contacto', 'adicionales', 'asientos'])(
    'leads only to its own reservation: %s',
    async (step) => {
      const { caller, get } = browser();
      const { code } = await fixture.sale.atSeats({ caller });
      const page = await (await get(`/reservation/${step}?code=${code}`)).text();
      const steps = [...page.matchAll(/(?:href|action)="(\/reserva[^"]*|\?[^"]*)"/g)].map(([, to]) => to!);
      expect(steps.length).toBeGreaterThan(1);
      expect(steps.filter((to) => !to.includes(`code=${code}`))).toEqual([]);
    },
  );

  test('without a code in its address is of the cookie’s, and is named from then on', async () => {
    const { caller, get } = browser();
    const { code } = await fixture.sale.atSeats({ caller });
    const response = await get('/reservacion/contacto?lang=en', code);
    expect([response.status, placeOf(response)]).toEqual([302, `/reservacion/contacto?code=${code}&lang=en`]);
  });

  test('that is not yet, or no longer, to be done leads to one of the same reservation', async () => {
    const { caller, get } = browser();
    const first = await fixture.sale.atSeats({ caller });
    const second = await fixture.sale.atPayment({ caller });
    const response = await get(`/reservacion/pago?code=${first.code}`, second.code);
    expect(placeOf(response)).toBe(`/reservacion/asientos?code=${first.code}`);
    expect(placeOf(await get(`/reservacion/asientos?code=${second.code}`, first.code))).toBe(
      `/reservacion/pago?code=${second.code}`,
    );
  });

  test('of somebody else is refused, and the cookie of one’s own stays', async () => {
    const { caller, get } = browser();
    const own = await fixture.sale.atSeats({ caller });
    const foreign = await fixture.sale.atSeats();
    const response = await get(`/reservacion/contacto?code=${foreign.code}`, own.code);
    expect([response.status, placeOf(response)]).toEqual([302, '/']);
    expect(cookiesOf(response)).toContain('notice=reservation-not-open');
    expect(cookiesOf(response)).not.toContain('reservation=;');
  });

  test('whose cookie names nothing it may see leads home, and the cookie is gone', async () => {
    const foreign = await fixture.sale.atSeats();
    const response = await browser().get('/reservation/contacto', foreign.code);
    expect(placeOf(response)).toBe('/home');
    expect(cookiesOf(response)).toContain('reservation=;');
  });

  test('that was sent to with its search leads home with it, and with nothing else', async () => {
    const foreign = await fixture.sale.atSeats();
    const search = new URLSearchParams({ search: 'origin=gdl&destination=pvr&date=2026-12-01&promo=X&lang=en' });
    const response = await browser().get(`/reservacion/contacto?code=${foreign.code}&${search}`);
    expect(placeOf(response)).toBe('/?origin=gdl&destination=pvr&date=2026-12-01&promo=X');
  });

  test('of tickets that are not open here leads to where one proves that they are one’s own', async () => {
    const visit = await fixture.sale.atPayment();
    await fixture.paying(visit);
    const response = await browser().get(`/reservacion/boletos?code=${visit.code}`);
    expect(placeOf(response)).toBe(`/mi-reservacion/buscar?code=${visit.code}`);
  });
});

describe('the home page lists', () => {
  const listed = async ({ get }: Browser, reservation?: string): Promise<readonly string[]> => {
    const page = await (await get('/', reservation)).text();
    const [list = ''] = new RegExp(`<section aria-label="${resumeStrip.label.es}".*?</section>`, 's').exec(page) ?? [];
    return [...list.matchAll(/href="([^"]*)"/g)].map(([, to]) => to!).toSorted();
  };

  test('every draft that holds seats and every order, and nothing of anybody else', async () => {
    const own = browser();
    const first = await fixture.sale.atPayment({ caller: own.caller });
    const second = await fixture.sale.atPayment({ caller: own.caller, run: 1 });
    await fixture.sale.atSeats({ caller: own.caller });
    const paid = await fixture.sale.atPayment({ caller: browser().caller });
    await fixture.paying(paid);
    const payments = [first, second].map(({ code }) => `/reservacion/pago?code=${code}`);
    expect(await listed(own)).toEqual(payments.toSorted());
    await fixture.paying(first, { method: 'cash', token: undefined });
    expect(await listed(own)).toEqual([
      `/reservacion/boletos?code=${first.code}`,
      `/reservacion/pago?code=${second.code}`,
    ]);
    // Another visitor's cookie reveals nothing.
    expect(await listed(browser(), first.code)).toEqual([]);
  });

  test('nothing that is paid, or whose time is up', async () => {
    const own = browser();
    const paid = await fixture.sale.atPayment({ caller: own.caller });
    await fixture.paying(paid);
    const over = await fixture.sale.atPayment({ caller: own.caller });
    await endHold(database.pool, over.reservation.id);
    expect(await listed(own)).toEqual([]);
  });
});

import type { Handler } from '#http/handler.ts';
import { plusDays } from '#kernel/instant.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { plainPages } from '#testing/drawn-page.ts';
import { openSite, visit } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { openToursFixture, SURF } from '#testing/tours-fixture.ts';
import * as paths from '#wire/page-paths.ts';
import { pathOf } from '#wire/paths.ts';
import type { DataOf, Route } from '#wire/route.ts';
import { getTourSlots } from '#wire/tours.ts';
import { postTourShopping } from '#wire/tours-sale.ts';

const PRICE_OF_TWO = 178_000;

/** Who buys, and who goes along. */
const TYPED = {
  'buyer.first_name': 'Eva',
  'buyer.last_name': 'Ruiz',
  'buyer.cell_phone': '3331234567',
  'buyer.email': 'eva@example.com',
  'buyer.privacy': 'on',
  'buyer.of_age': 'on',
  apply: 'on',
  'participants.1.first_name': 'Leo',
  'participants.1.last_name': 'Ruiz',
};

/** The pages and calls of the tours over real HTTP, with a database of their own; `around` is set around every call. */
export async function openTourSite(around: (handler: Handler) => Handler = (handler) => handler) {
  const database = await createTestDatabase();
  const payments = await openPaymentFixture(database.pool);
  const tours = await openToursFixture(database.pool, { ...payments.sale, ...orderDeps(database.pool, payments.sale) });
  const accounts = [
    { methods: ['credit', 'debit'], provider: payments.cards, webhook: undefined },
    { methods: ['oxxo'], provider: payments.stores, webhook: undefined },
  ] as const;
  const { handlers } = wireSite(database.pool, payments, { accounts, more: { tours: tours.config } });
  const site = await openSite(payments.sale, { handlers: handlers.map(around), answerPage: plainPages });

  /** A visitor who has chosen a start for two, so many days ahead. */
  const chosen = async (ahead: number) => {
    const { cookie } = await visit(site.origin);
    const own = cookie();
    const call = async <R extends Route>(
      route: R,
      { query, body }: { readonly query?: Readonly<Record<string, string>>; readonly body?: object },
    ): Promise<DataOf<R>> => {
      const response = await fetch(`${site.origin}${pathOf(route, {})}?${new URLSearchParams(query)}`, {
        method: route.method,
        headers: { cookie: own, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      const { content } = (await response.json()) as { content: { data: DataOf<R>; errors: readonly unknown[] } };
      if (!response.ok) throw new Error(`${route.path}: ${response.status} ${JSON.stringify(content.errors)}`);
      return content.data;
    };
    const date = plusDays(dateInZone(payments.sale.now, CARRIER_ZONE), ahead);
    const { slots } = await call(getTourSlots, { query: { name: SURF, date, people: '2' } });
    const shopping = { name: SURF, slot: slots[0]!.slot, adults: 2, children: 0, total: PRICE_OF_TWO };
    const { session } = await call(postTourShopping, { body: { shopping } });
    const cookies = `${own}; shopping-session=${session.id}`;
    return {
      call,
      slot: shopping.slot,
      session: session.id,
      /** Of the visitor, with nothing of the tours. */
      own,
      /** The same with the session of the tours. */
      cookies,
      /** The fields of a page's last form, filled in, as one more tab has them. */
      form: async (path: string): Promise<Record<string, string>> => {
        const page = await (await fetch(site.origin + path, { headers: { cookie: cookies } })).text();
        const form = page.split('<form').findLast((each) => each.includes('name="total"')) ?? '';
        const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
        const fields = Object.fromEntries(hidden.map(([, name, value]) => [name!, value!]));
        return path === paths.tourCustomer.es || path === paths.tourCustomer.en ? { ...fields, ...TYPED } : fields;
      },
      send: (path: string, form: Readonly<Record<string, string>>, sent = cookies) =>
        fetch(site.origin + path, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie: sent, origin: site.origin, 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(form),
        }),
    };
  };

  return {
    origin: site.origin,
    pool: database.pool,
    payments,
    tours,
    chosen,
    /** More than an hour later: the places are free again, and others can be held without a proof. */
    ended: async () => {
      await tours.pass(61);
      await database.pool.query('update tour_session set expires_at = clock_timestamp()');
    },
    orders: async () =>
      (await database.pool.query<{ count: number }>('select count(*)::int as count from orders')).rows[0]!.count,
    close: async () => {
      await site.close();
      await tours.stop();
      await database.drop();
    },
  };
}

/** Where an answer leads. */
export const placeOf = (response: Response) => [response.status, response.headers.get('location')];

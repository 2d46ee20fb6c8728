import type { Pool } from '#adapters/db/pool.ts';
import { type DeliveryDeps, deliverDue } from '#app/internet/deliver-due.ts';
import { endUnwanted } from '#app/internet/end-unwanted.ts';
import type { DELIVERY_RETRIES } from '#domain/internet/delivery.ts';
import { COSTERA_PACKAGES, packageOffers } from '#main/costera-internet.ts';
import { deliveryDeps, supplierOf } from '#main/rooms/internet.ts';
import { startInternetStandIn } from '#main/stand-ins/internet.ts';
import { openAdditionFixture } from '#testing/addition-fixture.ts';
import { OFFERS } from '#testing/offers.ts';
import type { Visit } from '#testing/paying-sale.ts';

/** An address where nothing listens. */
const NOBODY = 'http://127.0.0.1:2';

interface Delivered {
  readonly state: string;
  readonly access_code: string | null;
  readonly attempts: number;
  readonly trouble: string | null;
}

/** The fixture of additions on a line that also sells internet, with its supplier as a separate process. */
export async function openInternetFixture(pool: Pool) {
  const fixture = await openAdditionFixture(pool, [...OFFERS, ...packageOffers(COSTERA_PACKAGES)]);
  const problems: unknown[] = [];
  const report = (problem: unknown) => void problems.push(problem);
  let stop = async (): Promise<unknown> => undefined;
  const packages = COSTERA_PACKAGES.map(({ key }) => key);
  const supplier = await startInternetStandIn({ packages, report, onStart: (end) => (stop = end) });
  const control = async (path: string, body?: object) => {
    const answer = await fetch(`${supplier.url}/_control/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };

  /** Makes pending deliveries due and delivers them. */
  const deliver = async (change: Partial<DeliveryDeps> & { readonly url?: string } = {}) => {
    const { url = supplier.url, ...more } = change;
    await pool.query(`update internet_delivery set next_try_at = clock_timestamp() where state = 'pending'`);
    return deliverDue({ ...deliveryDeps(pool, { supplier: { ...supplier, url }, report }), ...more });
  };

  return {
    ...fixture,
    problems,
    deliver,
    /** Ends what is not wanted any more, as if its next try were due. */
    end: async () => {
      await pool.query(`update internet_delivery set next_try_at = clock_timestamp() where state = 'ending'`);
      return endUnwanted(deliveryDeps(pool, { supplier, report }));
    },
    /** The same supplier with a short timeout. */
    impatient: (timeoutMs: number) => supplierOf(supplier, timeoutMs),
    deliverToNobody: (retries?: typeof DELIVERY_RETRIES) => deliver({ url: NOBODY, ...(retries && { retries }) }),
    break: (faults: object) => control('faults', faults),
    /** The supplier ends its access tokens, or forgets refresh tokens as well. */
    endTokens: (how: 'expire' | 'forget') => control(how, {}),
    made: async (): Promise<{
      asked: number;
      taken: number;
      accesses: { access_code: string; status: string; package: string }[];
    }> => control('accesses') as never,
    deliveries: async ({ reservation }: Pick<Visit, 'reservation'>): Promise<readonly Delivered[]> =>
      (
        await pool.query<Delivered>(
          'select state, access_code, attempts, trouble from internet_delivery where order_id = $1 order by created_at',
          [reservation.id],
        )
      ).rows,
    stop: () => stop(),
  };
}

export type InternetFixture = Awaited<ReturnType<typeof openInternetFixture>>;

import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { cancelTickets, previewCancel } from '#app/amendments/refunds/cancel.ts';
import { claimRight, readEntitlements, type Take } from '#app/amendments/refunds/claim.ts';
import type { RefundMeans, Selection } from '#domain/amendments/offer.ts';
import { centavos } from '#kernel/money.ts';
import { openChangeFixture } from '#testing/change-fixture.ts';
import { good, type PayingSale, type Visit } from '#testing/paying-sale.ts';

/** The fixture of changes, with tickets that their owner cancels. */
export async function openRefundFixture(pool: Pool, offers?: PayingSale['offers']) {
  const fixture = await openChangeFixture(pool, offers);
  const { sale } = fixture;
  const giving = { ...sale, aftersales: aftersales(pool) };
  let keys = 0;

  /** As of now, to be compared with the state at acceptance. */
  const preview = (visit: Visit, selection: Partial<Selection> = {}) =>
    previewCancel(giving)(
      { code: visit.code, passengers: undefined, directions: undefined, ...selection },
      visit.caller,
      sale.now,
    );

  const cancel = async (visit: Visit, selection: Partial<Selection> = {}, means: RefundMeans = 'credit') => {
    const { offer } = good(await preview(visit, selection));
    const what = { code: visit.code, passengers: undefined, directions: undefined, ...selection };
    const agreed = { means, amount: offer.amounts[means]!, key: `key-cancel-${(keys += 1)}` };
    return cancelTickets(giving)({ ...what, ...agreed }, visit.caller, sale.now);
  };

  /** For what the caller expects to be offered. */
  const cancelFor = (visit: Visit, means: RefundMeans, amount: number) => {
    const all = { code: visit.code, passengers: undefined, directions: undefined };
    const agreed = { means, amount: centavos(amount), key: `key-cancel-${(keys += 1)}` };
    return cancelTickets(giving)({ ...all, ...agreed }, visit.caller, sale.now);
  };

  const rights = async (visit: Visit) => good(await readEntitlements(giving)(visit, visit.caller, sale.now));

  const claim = (visit: Visit, take: Take, amount: number) => {
    const asked = { code: visit.code, take, amount: centavos(amount), key: `key-cancel-${(keys += 1)}` };
    return claimRight(giving)(asked, visit.caller, sale.now);
  };

  return { ...fixture, parts: { ...fixture.parts, ...giving }, preview, cancel, cancelFor, rights, claim };
}

export type RefundFixture = Awaited<ReturnType<typeof openRefundFixture>>;

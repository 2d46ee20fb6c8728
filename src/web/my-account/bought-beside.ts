import type { PageContext } from '#web/page.ts';
import { getLounges, type LoungeVisitView } from '#wire/lounge.ts';
import { getOwnVouchers, type OwnVoucherView } from '#wire/own-vouchers.ts';

/** What an account has besides trips and is still to come: vouchers of tours and adventures, visits to a lounge. */
export interface BoughtBeside {
  readonly vouchers: readonly OwnVoucherView[];
  readonly visits: readonly LoungeVisitView[];
}

/** Empty where the site sells none of it. */
export async function boughtBeside(call: PageContext['call']): Promise<BoughtBeside> {
  const [vouchers, lounges] = await Promise.all([call(getOwnVouchers), call(getLounges)]);
  return {
    vouchers: vouchers.ok ? vouchers.data.vouchers : [],
    visits: lounges.ok ? lounges.data.visits : [],
  };
}

import * as v from 'valibot';
import { route } from '#wire/route.ts';
import { bilingual, localTime } from '#wire/shapes.ts';

/** A voucher in the account's list; `code` is its order's. */
export const ownVoucherView = v.object({
  code: v.string(),
  folio: v.string(),
  title: bilingual,
  place: v.string(),
  starts_at: localTime,
  people: v.number(),
  redeemed: v.boolean(),
});

export type OwnVoucherView = v.InferOutput<typeof ownVoucherView>;

/** Vouchers of the account that are not over, the next one first. */
export const getOwnVouchers = route({
  service: 'account',
  method: 'GET',
  path: 'site/account/vouchers',
  summary: { es: 'Los vales del viajero que entró', en: 'The vouchers of the signed-in traveller' },
  access: { proofs: ['traveller'], required: true },
  query: undefined,
  body: undefined,
  data: v.object({ vouchers: v.array(ownVoucherView) }),
});

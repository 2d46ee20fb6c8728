import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import type { Vouchers } from '#app/vouchers/ports.ts';
import { fault } from '#domain/errors.ts';
import { type Handler, handler } from '#http/handler.ts';
import { fail, ok } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { getOwnVouchers } from '#wire/own-vouchers.ts';

export interface OwnVoucherDeps {
  readonly travellerSessions: TravellerSessions;
  readonly vouchers: Pick<Vouchers, 'ofTraveller'>;
}

/** Vouchers of the signed-in traveller, whatever device bought them. */
export const ownVoucherHandlers = ({ travellerSessions, vouchers }: OwnVoucherDeps): readonly Handler[] => [
  handler(getOwnVouchers, async ({ caller, now }) => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const own = await vouchers.ofTraveller(known.traveller.id, now);
    return ok({
      vouchers: own.map(({ code, voucher: { folio, title, where, when, people, redeemedAt } }) => ({
        code,
        folio,
        title: { ...title },
        place: where,
        starts_at: isoInZone(when.at, when.zone),
        people,
        redeemed: redeemedAt !== undefined,
      })),
    });
  }),
];

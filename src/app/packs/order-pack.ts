import type { Caller } from '#app/caller.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { beginOrder, type BeginOrderDeps, type OrderWanted } from '#app/orders/begin-order.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import { orderedPack, packOf, POINTS_PACK } from '#domain/packs/pack-rules.ts';
import type { OrderCode } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { ZERO } from '#kernel/money.ts';
import { fail, type Result } from '#kernel/result.ts';

export type OrderPackDeps = BeginOrderDeps & { readonly travellerSessions: TravellerSessions };

export interface PackWanted extends Pick<OrderWanted, 'key' | 'lang'> {
  /** The key of a pack on sale. */
  readonly pack: string;
  readonly privacy: boolean;
  readonly ofAge: boolean;
}

const ownField = (one: Fault): Fault => ({ ...one, field: one.field?.replace('buyer.', '') });

/** Orders a pack for the signed-in traveller, who is its buyer: the order is complete and ready for payment. */
export const orderPack =
  ({ travellerSessions, ...deps }: OrderPackDeps) =>
  async (wanted: PackWanted, caller: Caller, now: Instant): Promise<Result<OrderCode, Faults>> => {
    const known = await signedIn(travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { id, firstName, lastName, phone, email } = known.traveller;
    const { pack, key, lang, privacy, ofAge } = wanted;
    const chosen = packOf(pack);
    const begun = await beginOrder(deps)(
      {
        key,
        lang,
        buyer: { firstName, lastName, phone, email, privacy, ofAge },
        total: chosen?.price ?? ZERO,
        items: chosen ? [{ kind: POINTS_PACK, what: orderedPack(chosen, id) }] : [],
      },
      { caller, now, faults: chosen ? [] : [fault('points_pack_unknown', 'pack')] },
    );
    if (begun.ok) return begun;
    // The account is the buyer: what is asked for stands beside the pack.
    const [first, ...others] = begun.fault;
    return fail([ownField(first), ...others.map(ownField)]);
  };

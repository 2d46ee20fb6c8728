import { type Fault, fault } from '#domain/errors.ts';
import { BRAND_ID, isIdentifier, OPERATIVE_SOURCE, PROMOTION_ID, USER_ID } from '#domain/network/carrier.ts';

type Identifier = string | number;

/** Why a call that must name the carrier is refused: this site sells for one only. */
export function brandFault(brand: Identifier): Fault | undefined {
  if (String(brand).trim() === '') return fault('brand_required', 'brand_id');
  return isIdentifier(brand, BRAND_ID) ? undefined : fault('wrong_brand_reservation', 'brand_id');
}

interface PromotionAsker {
  readonly promotion_id?: Identifier | undefined;
  readonly user_id?: Identifier | undefined;
}

/** A caller that names promotions or a user of another site gets this fault (T76). */
export function promotionFault({ promotion_id: promotion, user_id: user }: PromotionAsker): Fault | undefined {
  if (promotion !== undefined && !isIdentifier(promotion, PROMOTION_ID))
    return fault('invalid_request', 'promotion_id');
  return user === undefined || isIdentifier(user, USER_ID) ? undefined : fault('invalid_request', 'user_id');
}

interface Asker {
  readonly brand_id?: Identifier | undefined;
  readonly operative_source?: string | undefined;
}

/** A caller that names another carrier or channel gets this fault instead of our payment methods (M73, T76). */
export function strangerFault({ brand_id: brand, operative_source: source }: Asker): Fault | undefined {
  if (brand !== undefined && !isIdentifier(brand, BRAND_ID)) return fault('wrong_brand_reservation', 'brand_id');
  return source === undefined || source === OPERATIVE_SOURCE ? undefined : fault('invalid_request', 'operative_source');
}

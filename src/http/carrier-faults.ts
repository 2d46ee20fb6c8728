import { type Fault, fault } from '#domain/errors.ts';
import { BRAND_ID, isIdentifier, OPERATIVE_SOURCE } from '#domain/network/carrier.ts';

type Identifier = string | number;

/** Why a call that has to name the carrier is refused: this site sells for one. */
export function brandFault(brand: Identifier): Fault | undefined {
  if (String(brand).trim() === '') return fault('brand_required', 'brand_id');
  return isIdentifier(brand, BRAND_ID) ? undefined : fault('wrong_brand_reservation', 'brand_id');
}

interface Asker {
  readonly brand_id?: Identifier | undefined;
  readonly operative_source?: string | undefined;
}

/** Who names another carrier or channel is told so, and not given our ways to pay (M73, T76). */
export function strangerFault({ brand_id: brand, operative_source: source }: Asker): Fault | undefined {
  if (brand !== undefined && !isIdentifier(brand, BRAND_ID)) return fault('wrong_brand_reservation', 'brand_id');
  return source === undefined || source === OPERATIVE_SOURCE ? undefined : fault('invalid_request', 'operative_source');
}

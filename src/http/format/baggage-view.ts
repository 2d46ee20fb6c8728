import type { PersonalOffer } from '#domain/booking/addition.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import { allowanceOf } from '#text/allowance.ts';

/** The baggage a tier includes, as displayed; null without a tier. */
export const baggageView = (tier: Tier | undefined): { es: string; en: string } | null =>
  tier ? { ...allowanceOf(tier) } : null;

/** An extra offered to one passenger. */
export const offerView = ({ offer: { key, name, price, max, oneOf }, included }: PersonalOffer) => ({
  key,
  name: { ...name },
  price,
  most: max,
  included,
  ...(oneOf && { one_of: oneOf }),
});

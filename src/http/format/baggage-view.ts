import type { PersonalOffer } from '#domain/booking/addition.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import { allowanceOf } from '#text/allowance.ts';

/** What a tier lets its passenger take along, as it is shown; null without one. */
export const baggageView = (tier: Tier | undefined): { es: string; en: string } | null =>
  tier ? { ...allowanceOf(tier) } : null;

/** What is sold besides the seat, to one passenger. */
export const offerView = ({ offer: { key, name, price, max }, included }: PersonalOffer) => ({
  key,
  name: { ...name },
  price,
  most: max,
  included,
});

import type { Tier } from '#domain/loyalty/tier.ts';
import type { Message } from '#text/message.ts';

/** Names of the frequent-traveller programme's cards. */
export const TIER_NAMES: Readonly<Record<Tier, Message>> = {
  classic: { es: 'Clásica', en: 'Classic' },
  golden: { es: 'Oro', en: 'Gold' },
  platinum: { es: 'Platino', en: 'Platinum' },
};

import type { Tier } from '#domain/loyalty/tier.ts';
import { TIER_ALLOWANCE } from '#domain/ticketing/baggage.ts';
import type { Message } from '#text/message.ts';
import { TIER_NAMES } from '#text/tiers.ts';

/** The baggage a passenger's card includes, instead of a standard ticket's (T34). Rendered on the server only. */
export function allowanceOf(tier: Tier): Message {
  const { bags, kilogramsEach, poundsEach, sportsItemsOrInstruments: items, handBags } = TIER_ALLOWANCE[tier];
  return {
    es: `Tarjeta ${TIER_NAMES[tier].es}: ${bags} maletas de hasta ${kilogramsEach} kg (${poundsEach} lb) cada una, ${items} artículo deportivo o instrumento y ${handBags} bultos de mano`,
    en: `${TIER_NAMES[tier].en} card: ${bags} bags of up to ${kilogramsEach} kg (${poundsEach} lb) each, ${items} sports item or instrument and ${handBags} hand bags`,
  };
}

/** A shorter version that fits in a wallet pass. */
export function shortAllowanceOf(tier: Tier): Message {
  const { bags, kilogramsEach, sportsItemsOrInstruments: items, handBags } = TIER_ALLOWANCE[tier];
  return {
    es: `${bags} maletas de ${kilogramsEach} kg, ${items} deportivo o instrumento, ${handBags} de mano`,
    en: `${bags} bags of ${kilogramsEach} kg, ${items} sports item or instrument, ${handBags} hand bags`,
  };
}

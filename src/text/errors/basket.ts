import { MAX_IN_BASKET } from '#domain/basket/basket.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** Errors of putting orders in a basket. */
export const basketErrors = {
  needs_its_trip: {
    es: 'Va con un viaje que todavía no pagas. Ponlo en la canasta con ese viaje, y paga los dos juntos.',
    en: 'It goes with a trip that is not paid yet. Add it to the basket with that trip, and pay for both together.',
  },
  basket_full: {
    es: `En una canasta caben ${MAX_IN_BASKET} pedidos. Paga los que ya tienes, o quita uno.`,
    en: `A basket holds ${MAX_IN_BASKET} orders. Pay for those you have, or remove one.`,
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;

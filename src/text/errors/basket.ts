import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** Errors of putting orders in a basket. */
export const basketErrors = {
  basket_full: {
    es: 'En una canasta caben diez pedidos. Paga los que ya tienes, o quita uno.',
    en: 'A basket holds ten orders. Pay for those you have, or remove one.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;

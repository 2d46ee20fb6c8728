import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** Shown when the time to pay has expired (M45); included in every step. The Spanish is the specification's. */
export const timeUpErrors = {
  time_exceeded: {
    es: 'El tiempo para pagar tu reservacion ha expirado',
    en: 'The time to pay for your reservation has run out',
  },
  process_cannot_continue: {
    es: 'Este proceso no puede continuar, por favor realiza una nueva reservación',
    en: 'This process cannot go on. Please make a new reservation.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;

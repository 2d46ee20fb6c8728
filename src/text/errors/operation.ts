import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** People of the carrier's at work. */
export const operationErrors = {
  operator_key_invalid: {
    es: 'Esa clave de operador no es correcta o ya no está activa. Revísala, o pide otra a tu gerente.',
    en: 'That operator key is wrong or no longer active. Check it, or ask your manager for another.',
  },
  operator_required: {
    es: 'Esta parte es para el personal de la línea. Entra con tu clave de operador.',
    en: "This part is for the line's staff. Sign in with your operator key.",
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;

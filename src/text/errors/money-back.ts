import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

export const moneyBackErrors = {
  nothing_to_give_back: {
    es: 'Según las condiciones de tu boleto, cancelar ahora no da nada a devolver. No cancelamos nada.',
    en: 'Under the terms of your ticket, cancelling now gives nothing back. We have cancelled nothing.',
  },
  tickets_required: {
    es: 'Elige al menos un boleto vigente.',
    en: 'Choose at least one ticket that is still good.',
  },
  offer_changed: {
    es: 'El importe cambió mientras decidías. Revisa el nuevo cálculo y confirma otra vez.',
    en: 'The amount changed while you were deciding. Check the new calculation and confirm again.',
  },
  means_unavailable: {
    es: 'Esa forma de devolución no está disponible para lo que elegiste.',
    en: 'That way of giving back is not available for what you chose.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;

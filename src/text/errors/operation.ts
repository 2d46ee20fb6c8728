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
  operator_role_wrong: {
    es: 'Tu puesto no hace esto. Pídeselo a quien sí, o a tu gerente.',
    en: 'Your role does not do this. Ask somebody whose role does, or your manager.',
  },
  departure_unknown: {
    es: 'No hay tal salida. Usa su identificador, o el día y la hora en que sale de su primera parada: 2026-11-27 08:00.',
    en: 'There is no such departure. Use its id, or the day and time at which it leaves its first stop: 2026-11-27 08:00.',
  },
  departure_ambiguous: {
    es: 'A esa hora salen varias. Di además la ruta, o usa el identificador de la salida.',
    en: 'Several leave at that time. Name the route as well, or use the id of the departure.',
  },
  stop_unknown: {
    es: 'Esa salida no pasa por esa parada.',
    en: 'That departure does not call at that stop.',
  },
  service_unknown: {
    es: 'La línea no tiene esa clase de servicio. Escribe su nombre completo o su identificador.',
    en: 'The line has no such class of service. Write its full name or its id.',
  },
  service_without_fare: ({ origin, destination }) => ({
    es: `Hay boletos de ${origin} a ${destination}, y la línea no tiene tarifa de esa clase para ese tramo: no hay con qué calcular la diferencia. No anotamos nada. Publica esa tarifa y vuelve a intentarlo.`,
    en: `There are tickets from ${origin} to ${destination}, and the line has no fare of that class for that ride: there is nothing to work the difference out with. Nothing was written down. Publish that fare and try again.`,
  }),
} as const satisfies Partial<Record<ErrorCode, Text>>;

import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** Errors for operators. */
export const operationErrors = {
  operator_key_invalid: {
    es: 'Esa clave de operador no es correcta o ya no está activa. Revísala, o pide otra a tu gerente.',
    en: 'That operator key is wrong or no longer active. Check it, or ask your manager for another.',
  },
  operator_required: {
    es: 'Esta parte es para el personal de la línea. Entra con tu clave de operador.',
    en: "This part is for the carrier's staff. Sign in with your operator key.",
  },
  operator_role_wrong: {
    es: 'Tu puesto no hace esto. Pídeselo a quien sí, o a tu gerente.',
    en: 'Your role cannot do this. Ask a colleague whose role can, or your manager.',
  },
  departure_unknown: {
    es: 'No hay tal salida. Usa su identificador, o el día y la hora en que sale de su primera parada: 2026-11-27 08:00.',
    en: 'There is no such departure. Use its id, or the day and time at which it leaves its first stop: 2026-11-27 08:00.',
  },
  departure_ambiguous: ({ departures }) => ({
    es: `A esa hora salen varias. Di además la ruta, o usa el identificador de la salida. Son: ${departures}.`,
    en: `Several leave at that time. Name the route as well, or use the id of the departure. They are: ${departures}.`,
  }),
  stop_unknown: {
    es: 'Esa salida no pasa por esa parada.',
    en: 'That departure does not call at that stop.',
  },
  stop_ambiguous: ({ stops }) => ({
    es: `Esa salida pasa por varias paradas que se llaman así. Escribe el nombre completo de una, o su identificador. Son: ${stops}.`,
    en: `That departure calls at several stops of that name. Write the full name of one, or its id. They are: ${stops}.`,
  }),
  service_unknown: {
    es: 'La línea no tiene esa clase de servicio. Escribe su nombre completo o su identificador.',
    en: 'The carrier has no such class of service. Write its full name or its id.',
  },
  service_without_fare: ({ origin, destination }) => ({
    es: `Hay boletos de ${origin} a ${destination}, y la línea no tiene tarifa de esa clase para ese tramo: no hay con qué calcular la diferencia. No anotamos nada. Publica esa tarifa y vuelve a intentarlo.`,
    en: `There are tickets from ${origin} to ${destination}, and there is no fare of that class for that ride: the difference cannot be calculated. Nothing was recorded. Publish that fare and try again.`,
  }),
  alert_unknown: {
    es: 'No hay tal aviso. Vuelve a la lista y ábrelo de nuevo.',
    en: 'There is no such alert. Go back to the list and open it again.',
  },
  alert_changed: {
    es: 'Alguien cambió este aviso mientras lo tenías abierto. No guardamos nada: ábrelo otra vez, y copia lo que quieras conservar.',
    en: 'Someone changed this alert while you had it open. Nothing was saved: open it again, and copy what you want to keep.',
  },
  alert_ended: {
    es: 'Este aviso ya terminó y no cambia más. Escribe uno nuevo.',
    en: 'This alert has ended and can no longer be changed. Write a new one.',
  },
  alert_text_required: {
    es: 'Escribe este texto. El aviso se lee en los dos idiomas.',
    en: 'Write this text. The alert is read in both languages.',
  },
  alert_text_too_long: ({ max }) => ({
    es: `Este texto es demasiado largo: caben ${max} letras.`,
    en: `This text is too long: it can have ${max} letters.`,
  }),
  alert_route_unknown: {
    es: 'Una de esas líneas ya no está en el horario. Elígelas de nuevo.',
    en: 'One of those lines is no longer in the timetable. Choose them again.',
  },
  alert_stop_unknown: {
    es: 'Una de esas paradas ya no está en el horario. Elígelas de nuevo.',
    en: 'One of those stops is no longer in the timetable. Choose them again.',
  },
  alert_days_turned: {
    es: 'El último día está antes del primero.',
    en: 'The last day is before the first.',
  },
  alert_period_turned: {
    es: 'El aviso dejaría de mostrarse antes de empezar.',
    en: 'The alert would stop being shown before it begins.',
  },
  alert_moment_impossible: {
    es: 'Escribe un día y una hora que existan, como 2026-11-27 08:00.',
    en: 'Write a day and a time that exist, as 2026-11-27 08:00.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;

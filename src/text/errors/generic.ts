import { RESENT_PER_DAY } from '#domain/access/look-up.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { timeUpErrors } from '#text/errors/time-up.ts';
import type { Text } from '#text/message.ts';
import { timeLeft } from '#text/time-left.ts';

/**
 * Errors of any call that changes data, included in screens so that they can be shown immediately. The Spanish of the
 * first three, and of the first two below, is verbatim from the specification (section 8).
 */
export const callErrors = {
  action_failed: {
    es: 'No se pudo completar la acción solicitada, espere un momento e intente nuevamente',
    en: 'We could not do that. Nothing you entered was lost. Wait a moment and try again.',
  },
  invalid_request: {
    es: 'Solicitud no válida',
    en: 'This request is not valid. Check what you entered and try again.',
  },
  time_exceeded: timeUpErrors.time_exceeded,
  // A visitor who was paying may have paid: retrying never charges twice.
  service_unavailable: {
    es: 'El servicio de reservaciones no está disponible en este momento. Intenta de nuevo en unos minutos. Si estabas pagando, no se cobra dos veces.',
    en: 'The reservation service is not available right now. Try again in a few minutes. If you were paying, you are not charged twice.',
  },
  too_many_requests: ({ retry_after: seconds = 60 }) => {
    const { es, en } = timeLeft(Number(seconds));
    return {
      es: `Hiciste muchos intentos seguidos. Lo que escribiste sigue aquí. Espera ${es} e intenta de nuevo.`,
      en: `You tried too many times in a row. What you entered is still here. Wait ${en} and try again.`,
    };
  },
  idempotency_mismatch: {
    es: 'Esto ya se había enviado antes, con otros datos. Cuenta el primer envío: ahora no cambió nada ni se cobró nada. Recarga la página para ver cómo quedó y, si hace falta, hazlo de nuevo.',
    en: 'This had already been sent, with other details. The first one counts: this time nothing was changed or charged. Reload the page to see how it stands and, if needed, do it again.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;

export const genericErrors = {
  ...callErrors,
  information_failed: {
    es: 'Error al obtener la información',
    en: 'We could not get the information. Try again in a moment.',
  },
  /** An e-mail asked for again, be it with tickets, vouchers or an invoice. */
  resent_enough: ({ retry_after: seconds = 86_400 }) => {
    const { es, en } = timeLeft(Number(seconds));
    return {
      es: `Ya te lo enviamos ${RESENT_PER_DAY} veces en 24 horas. Podrás pedirlo otra vez dentro de ${es}. Mientras tanto, revisa el correo no deseado.`,
      en: `We have sent it ${RESENT_PER_DAY} times in 24 hours. You can ask for it again in ${en}. Meanwhile, check your junk mail.`,
    };
  },
  process_cannot_continue: timeUpErrors.process_cannot_continue,
  forbidden: {
    es: 'La sesión de tu navegador cambió mientras esta página estaba abierta, así que no se hizo nada. Vuelve a cargar la página e inténtalo otra vez.',
    en: 'Your browser’s session changed while this page was open, so nothing was done. Reload the page and try again.',
  },
  not_found: {
    es: 'No encontramos lo que buscas. Revisa la dirección o vuelve al inicio.',
    en: 'We could not find what you are looking for. Check the address or go back to the home page.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;

import { SEAT_CHANGES } from '#domain/amendments/seat-rules.ts';
import { CHANGE_MINUTES } from '#domain/booking/deadlines.ts';

/** Changing seats after paying, `cambio-asiento`: texts of the interactive part. */
export const changeSeatsText = {
  choose: { es: 'Elige otro asiento', en: 'Choose another seat' },
  submit: { es: 'Guardar', en: 'Save' },
  proposed: {
    es: 'Conservas tu asiento. Ya marcamos el libre más cercano: guárdalo o elige otro.',
    en: 'You keep your seat. We have marked the nearest free one: save it or choose another.',
  },
} as const;

/** Texts of the static part. */
export const changeSeatsShell = {
  title: { es: 'Cambiar de asiento', en: 'Change seats' },
  lead: {
    es: `Elige otro asiento libre de tu mismo autobús, sin costo: hasta ${SEAT_CHANGES} veces por pasajero y viaje, y hasta ${CHANGE_MINUTES} minutos antes de la salida.`,
    en: `Choose another free seat of the same bus, free of charge: up to ${SEAT_CHANGES} times for each passenger and journey, until ${CHANGE_MINUTES} minutes before it leaves.`,
  },
  warning: {
    es: 'Al guardar, el boleto anterior deja de servir y te enviamos el nuevo por correo.',
    en: 'When you save, the earlier ticket is no longer valid and we e-mail you the new one.',
  },
  until: (moment: string) => ({ es: `Hasta: ${moment}.`, en: `Until: ${moment}.` }),
  left: (who: string, times: number) => ({
    es: times === 1 ? `A ${who} le queda 1 cambio.` : `A ${who} le quedan ${times} cambios.`,
    en: times === 1 ? `${who} has 1 change left.` : `${who} has ${times} changes left.`,
  }),
  stays: (who: string, seat: number, why: string) => ({
    es: `${who} conserva el asiento ${seat}. ${why}`,
    en: `${who} keeps seat ${seat}. ${why}`,
  }),
  sits: (who: string, seat: number) => ({ es: `${who}, asiento ${seat}`, en: `${who}, seat ${seat}` }),
  done: (seats: string) => ({
    es: `Listo: ${seats}. Te enviamos el boleto nuevo por correo; el anterior ya no sirve.`,
    en: `Done: ${seats}. We e-mailed you the new ticket; the earlier one is no longer valid.`,
  }),
  back: { es: 'Volver a mi reservación', en: 'Back to my reservation' },
} as const;

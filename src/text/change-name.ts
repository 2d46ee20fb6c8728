import { NAME_CHANGES } from '#domain/amendments/name-rules.ts';
import { NAME_CHANGE_MINUTES } from '#domain/amendments/refund-terms.ts';

/** Transferring a ticket to another name: `cambio-nombre`. */
export const changeNameText = {
  title: { es: 'Cambiar el nombre de un pasajero', en: 'Change a passenger’s name' },
  lead: {
    es: `Corrige un nombre o pásale el boleto a otra persona, sin costo: hasta ${NAME_CHANGES} veces por pasajero y hasta ${NAME_CHANGE_MINUTES} minutos antes de su primera salida. Ida y regreso quedan a un solo nombre.`,
    en: `Correct a name or pass the ticket on to someone else, free of charge: up to ${NAME_CHANGES} times for each passenger, until ${NAME_CHANGE_MINUTES} minutes before their first departure. Both journeys keep the same name.`,
  },
  until: (moment: string) => ({ es: `Hasta: ${moment}`, en: `Until: ${moment}` }),
  untilOpen: { es: 'Hasta que elijas su salida', en: 'Until you choose its departure' },
  left: (times: number) => ({
    es: times === 1 ? 'Queda 1 cambio' : `Quedan ${times} cambios`,
    en: times === 1 ? '1 change left' : `${times} changes left`,
  }),
  proof: (what: string) => ({
    es: `La tarifa sigue siendo la misma: al abordar, quien viaja muestra a su nombre: ${what}.`,
    en: `The rate stays the same: on boarding, each passenger shows in their own name: ${what}.`,
  }),
  leavesCard: {
    es: 'El equipaje de la tarjeta de viajero frecuente es personal: con otro nombre, el boleto incluye el de todos.',
    en: 'The baggage of the frequent-traveller card is personal: under another name the ticket includes the standard allowance.',
  },
  submit: (position: number) => ({
    es: `Guardar pasajero ${position}`,
    en: `Save passenger ${position}`,
  }),
  warning: {
    es: 'Al guardar, el boleto anterior deja de servir y te enviamos el nuevo por correo.',
    en: 'When you save, the earlier ticket is no longer valid and we e-mail you the new one.',
  },
  done: (name: string) => ({
    es: `El boleto quedó a nombre de ${name}. Lo enviamos a tu correo; el anterior ya no sirve.`,
    en: `The ticket is now in the name of ${name}. We e-mailed it to you; the earlier one is no longer valid.`,
  }),
  back: { es: 'Volver a mi reservación', en: 'Back to my reservation' },
} as const;

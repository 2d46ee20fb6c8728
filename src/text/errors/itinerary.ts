import { SENT_PER_DAY } from '#domain/access/look-up.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';
import { timeLeft } from '#text/time-left.ts';

export const itineraryErrors = {
  code_required: {
    es: 'Escribe el código de tu reservación: diez letras y números, en tu boleto o en el correo.',
    en: 'Enter your reservation code: ten letters and numbers, on your ticket or in the e-mail.',
  },
  last_name_or_pin_required: {
    es: 'Escribe el apellido de quien viaja o el NIP.',
    en: 'Enter the last name of a passenger or the buyer, or the PIN.',
  },
  captcha_required: {
    es: 'Hubo muchos intentos y tenemos que comprobar que no eres un programa. Tu navegador lo hace solo: inténtalo otra vez. Si no puede, porque no tiene JavaScript, abre tu reservación con el botón de cualquiera de nuestros correos.',
    en: 'There were many attempts, and we need to check that you are not a robot. Your browser does this by itself: try again. If it cannot, because JavaScript is off, open your reservation with the button in any of our e-mails.',
  },
  look_up_by_contact: {
    es: 'Hoy alguien intentó muchas veces abrir esta reservación. Para protegerla, hasta mañana se abre con el botón de nuestros correos: pide uno en “¿Olvidaste tu NIP?” y llega a tu correo.',
    en: 'Someone tried many times to open this reservation today. To protect it, until tomorrow it opens with the button in our e-mails: ask for one under “Forgot your PIN?” and it comes to your address.',
  },
  no_contact_yet: {
    es: 'Esta reservación todavía no tiene datos de contacto. Completa primero tus datos de contacto.',
    en: 'This reservation has no contact yet. Fill in your contact details first.',
  },
  one_time_code_wrong: {
    es: 'Ese código no es correcto o ya venció. Revisa el último correo que te enviamos o pide otro.',
    en: 'That code is wrong or has expired. Check the last e-mail we sent you, or ask for a new one.',
  },
  contact_to_recover_required: {
    es: 'Escribe completo el correo o el celular con que compraste, o los 12 números de tu tarjeta de viajero.',
    en: 'Enter in full the e-mail address or mobile number you bought with, or the 12 digits of your traveller card.',
  },
  /** A PIN, or tickets of a lost code. Does not reveal whether anything was sent: it is counted alike if not. */
  asked_enough: ({ retry_after: seconds = 86_400 }) => {
    const { es, en } = timeLeft(Number(seconds));
    return {
      es: `Desde tu red ya se pidió ${SENT_PER_DAY} veces en 24 horas. Podrás pedirlo otra vez dentro de ${es}. Si la compra existe, revisa el correo con el que se hizo, también el no deseado.`,
      en: `It has been asked for ${SENT_PER_DAY} times in 24 hours from your network. You can ask for it again in ${en}. If the purchase exists, check the e-mail address it was made with, junk mail too.`,
    };
  },
  codes_enough: ({ retry_after: seconds = 86_400 }) => {
    const { es, en } = timeLeft(Number(seconds));
    return {
      es: `Desde tu red ya se pidieron ${SENT_PER_DAY} códigos en 24 horas. Podrás pedir otro dentro de ${es}.`,
      en: `${SENT_PER_DAY} codes have been asked for in 24 hours from your network. You can ask for another one in ${en}.`,
    };
  },
  change_ticket_unknown: {
    es: 'Ese boleto no es de esta reservación, o ya se cambió por otro. Elige uno de los boletos vigentes.',
    en: 'That ticket is not in this reservation, or it was exchanged for another one. Choose one of the valid tickets.',
  },
  change_unpaid: {
    es: 'Solo se cambia el horario de un viaje ya pagado. Este aún no lo está.',
    en: 'Only a paid trip can be changed to another departure. This one is not paid yet.',
  },
  open_ticket_expired: ({ days }) => ({
    es: `Un boleto abierto vale ${days} días desde su compra. Elige un día dentro de ese plazo; si ya pasó, llámanos.`,
    en: `An open ticket is valid for ${days} days from its purchase. Choose a day within them; if they have passed, call us.`,
  }),
  change_used: {
    es: 'El horario de este viaje ya se cambió una vez en línea. Para cambiarlo de nuevo, acude a la taquilla.',
    en: 'The schedule of this journey was already changed online once. To change it again, go to the counter.',
  },
  change_closed: ({ minutes }) => ({
    es: `Los cambios en línea cierran ${minutes} minutos antes de la salida, o en cuanto alguien aborda. Tu boleto sigue como está; acude a la taquilla.`,
    en: `Changes online close ${minutes} minutes before the bus leaves, or as soon as somebody has boarded. Your ticket stays as it is; go to the counter.`,
  }),
  change_refund_open: {
    es: 'Hay una devolución en curso de esta reservación. Cuando termine podrás hacer cambios.',
    en: 'A refund of this reservation is under way. You can make changes once it is done.',
  },
  change_given_back: {
    es: 'De este viaje ya te devolvimos dinero, y su horario ya no se cambia. Tus boletos vigentes siguen valiendo.',
    en: 'Part of this journey has already been refunded, so its schedule can no longer be changed. Valid tickets remain valid.',
  },
  change_invoiced: {
    es: 'Este viaje ya se facturó: solo puede cambiarse por otro del mismo precio.',
    en: 'This trip has already been invoiced: it can only be exchanged for one at the same price.',
  },
  change_same_run: {
    es: 'Ya viajas en esa corrida. Elige otra.',
    en: 'You already travel on that bus. Choose another one.',
  },
  change_overtaken: {
    es: 'Tu reservación cambió mientras tanto, quizá en otra pestaña. No se hizo ningún cargo. Revisa tu viaje y empieza de nuevo.',
    en: 'Your reservation has changed in the meantime, perhaps in another tab. Nothing was charged. Check your trip and start again.',
  },
  change_no_draft: {
    es: 'Un cambio pendiente no se puede modificar. Para elegir otra corrida, empieza el cambio de nuevo.',
    en: 'A pending change cannot be edited. To choose another bus, start the change again.',
  },
  addition_ticket_unknown: {
    es: 'Ese boleto no es de esta reservación, o ya no es válido. Elige uno de los boletos vigentes.',
    en: 'That ticket is not in this reservation, or is no longer valid. Choose one of the valid tickets.',
  },
  addition_open: {
    es: 'Este boleto es abierto: elige primero su corrida y después agrega el equipaje.',
    en: 'This ticket is open: choose its bus first, then add the baggage.',
  },
  addition_closed: ({ minutes }) => ({
    es: `En línea se agrega equipaje hasta ${minutes} minutos antes de la salida. Acude a la taquilla.`,
    en: `Baggage can be added online until ${minutes} minutes before the bus leaves. Go to the counter.`,
  }),
  addition_excluded: ({ one, other }) =>
    one === undefined
      ? {
          es: 'Solo uno de estos paquetes por pasajero en cada viaje. Elige uno, o quédate con el que ya tiene.',
          en: 'Only one of these packages for each passenger on a journey. Choose one, or keep the one they have.',
        }
      : {
          es: `«${one}» y «${other}» no van juntos en el mismo viaje. Deja uno de los dos en 0.`,
          en: `“${one}” and “${other}” cannot go together on one journey. Set one of them to 0.`,
        },
  // A maximum of zero: the passenger's card includes it.
  addition_too_many: ({ max }) =>
    max === 0
      ? {
          es: 'Su tarjeta de viajero frecuente ya lo incluye: no se cobra. Quítalo y continúa.',
          en: 'Their frequent-traveller card already includes it: it is not charged. Remove it to continue.',
        }
      : {
          es: `Cada pasajero puede agregar ${max} como máximo en este viaje, con lo que ya agregó. Elige menos.`,
          en: `Each passenger may add ${max} at most on this journey, with what was added before. Choose fewer.`,
        },
  addition_unknown: {
    es: 'Eso ya no se vende en línea. Elige algo de la lista.',
    en: 'That is no longer sold online. Choose from the list.',
  },
  addition_no_draft: {
    es: 'Una compra pendiente no se puede modificar. Para elegir otra cosa, empieza de nuevo.',
    en: 'A pending purchase cannot be edited. To choose something else, start again.',
  },
  name_change_closed: ({ minutes }) => ({
    es: `El nombre se cambia hasta ${minutes} minutos antes de la primera salida, y antes de abordar. Pregunta en la taquilla.`,
    en: `The name can be changed until ${minutes} minutes before the first departure, and before boarding. Ask at the counter.`,
  }),
  name_change_used: ({ times }) => ({
    es: `El nombre de este pasajero ya se cambió ${times} veces en línea. Para cambiarlo de nuevo, acude a la taquilla con tu identificación.`,
    en: `The name of this passenger has already been changed ${times} times online. To change it again, go to the counter with your ID.`,
  }),
  name_unchanged: {
    es: 'El boleto ya está a ese nombre.',
    en: 'The ticket is already in that name.',
  },
  seat_change_open: {
    es: 'Este viaje todavía no tiene salida: al elegirla escoges también tu asiento.',
    en: 'This journey has no departure yet: you choose your seat along with it.',
  },
  seat_change_waits: {
    es: 'Hay un cambio de horario sin pagar en esta reservación. Págalo, o espera unos minutos a que termine, y cambia después tu asiento.',
    en: 'This reservation has an unpaid change of schedule. Pay it, or wait a few minutes until it expires, and then change your seat.',
  },
  seat_change_closed: ({ minutes }) => ({
    es: `El asiento se cambia en línea hasta ${minutes} minutos antes de la salida, y antes de abordar. Conservas el tuyo; pregunta en la taquilla.`,
    en: `The seat can be changed online until ${minutes} minutes before the bus leaves, and before boarding. You keep yours; ask at the counter.`,
  }),
  seat_change_used: ({ times }) => ({
    es: `El asiento de este pasajero ya se cambió ${times} veces en línea en este viaje. Para cambiarlo de nuevo, acude a la taquilla.`,
    en: `The seat of this passenger was already changed ${times} times online on this journey. To change it again, go to the counter.`,
  }),
  seat_unchanged: {
    es: 'Son los asientos que ya tienes. Elige otro en el mapa.',
    en: 'These are the seats you have already. Choose another one on the map.',
  },
  offer_expired: {
    es: 'El tiempo de esta oferta terminó. Tu boleto sigue como está. Elige la corrida de nuevo para ver su precio de ahora.',
    en: 'This offer has expired. Your ticket stays as it is. Choose the bus again to see its price now.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;

import { BOARDING_REMINDER } from '#domain/ticketing/boarding-reminder.ts';
import { MINUTE } from '#kernel/instant.ts';
import { ticketPapers } from '#text/ticket-papers.ts';

const REMINDED = BOARDING_REMINDER / MINUTE;

/** A traveller's notice preferences, and the texts of the notices themselves (B26). */
export const noticesText = {
  title: { es: 'Avisos de tu viaje', en: 'Notices about your trip' },
  lead: {
    es: `Si tu salida se retrasa, se cancela o cambia, te escribimos siempre por correo. Aquí eliges por dónde más quieres saberlo; también te recordamos abordar ${REMINDED} minutos antes.`,
    en: `If your departure is late, cancelled or changed we always write by e-mail. Here you choose how else you want to know; we also remind you to board ${REMINDED} minutes before.`,
  },
  link: ticketPapers.notices,
  mail: { es: 'Correo', en: 'E-mail' },
  mailHint: { es: 'Siempre, porque lleva tus boletos.', en: 'Always, because it carries your tickets.' },
  channels: {
    push: { es: 'Este dispositivo', en: 'This device' },
    sms: { es: 'Mensaje de texto (SMS)', en: 'Text message (SMS)' },
    whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  },
  hints: {
    push: {
      es: 'Una notificación, aunque no tengas esta página abierta.',
      en: 'A notification, even when this page is not open.',
    },
    text: (phone: string) => ({
      es: `Al teléfono de tu compra, ${phone}. El primero lleva tu boleto en texto, por si te quedas sin datos.`,
      en: `To the phone of your purchase, ${phone}. The first one carries your ticket as text, in case you run out of data.`,
    }),
  },
  choose: {
    push: { es: 'Avisarme en este dispositivo', en: 'Notify me on this device' },
    sms: { es: 'Avisarme por SMS', en: 'Notify me by SMS' },
    whatsapp: { es: 'Avisarme por WhatsApp', en: 'Notify me by WhatsApp' },
  },
  on: { es: 'Activado', en: 'On' },
  onElsewhere: (count: number) => ({
    es: count === 1 ? 'Activado en 1 dispositivo' : `Activado en ${count} dispositivos`,
    en: count === 1 ? 'On, on 1 device' : `On, on ${count} devices`,
  }),
  takeBack: {
    push: { es: 'Quitar de los dispositivos', en: 'Remove from all devices' },
    sms: { es: 'No más SMS', en: 'Stop SMS' },
    whatsapp: { es: 'No más WhatsApp', en: 'Stop WhatsApp' },
  },
  denied: {
    es: 'Tu navegador no permite notificaciones de este sitio. Puedes cambiarlo en sus ajustes.',
    en: 'Your browser does not allow notifications from this site. You can change that in its settings.',
  },
  failed: {
    es: 'No se pudo activar en este dispositivo. Vuelve a intentarlo.',
    en: 'It could not be turned on for this device. Try again.',
  },
  unanswered: {
    es: 'No hubo respuesta y no sabemos si quedó activado. Vuelve a intentarlo: no se activa dos veces.',
    en: 'There was no response, so we do not know whether it was turned on. Try again: it cannot be turned on twice.',
  },
  unavailable: {
    es: 'Este navegador no recibe notificaciones.',
    en: 'This browser receives no notifications.',
  },
  back: { es: 'Volver a mi reservación', en: 'Back to my reservation' },
  stop: {
    title: { es: '¿Dejar de recibir avisos?', en: 'Stop the notices?' },
    lead: {
      es: 'Ya no te escribiremos por SMS ni WhatsApp ni a tus dispositivos sobre este viaje. El correo sigue, porque lleva tus boletos.',
      en: 'We will no longer write by SMS, WhatsApp or to your devices about this trip. E-mail goes on, because it carries your tickets.',
    },
    submit: { es: 'Dejar de recibirlos', en: 'Stop them' },
    done: { es: 'Listo: no habrá más avisos', en: 'Done: notices are off' },
    doneHint: {
      es: 'De este viaje solo te llegará correo.',
      en: 'You will only get e-mails about this trip.',
    },
    invalid: { es: 'Este enlace no sirve', en: 'This link does not work' },
    invalidHint: {
      es: 'Cópialo completo del mensaje, o llámanos.',
      en: 'Copy the whole link from the message, or call us.',
    },
  },
  messages: {
    chosen: (carrier: string, code: string) => ({
      es: `${carrier}: aquí te avisaremos de cambios en tu viaje ${code}.`,
      en: `${carrier}: here we will tell you of changes to your trip ${code}.`,
    }),
    boarding: ({ stop, departs, beThere }: { stop: string; departs: string; beThere: string }) => ({
      es: `Tu autobús sale el ${departs} de ${stop}. Preséntate a más tardar: ${beThere}.`,
      en: `Your bus leaves on ${departs} from ${stop}. Be there by ${beThere}.`,
    }),
    boardingTitle: { es: 'Es hora de salir a tomar tu autobús', en: 'Time to set out for your bus' },
    chosenTitle: { es: 'Avisos activados', en: 'Notices are on' },
    code: (digits: string, carrier: string) => ({
      es: `${digits} es tu código de ${carrier}. No lo compartas con nadie.`,
      en: `${digits} is your ${carrier} code. Do not share it with anyone.`,
    }),
    stop: (url: string) => ({ es: `Para no recibir más: ${url}`, en: `To stop: ${url}` }),
  },
} as const;

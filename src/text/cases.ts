import type { CaseAct, CaseState } from '#domain/cases/case-state.ts';
import type { CaseFieldName, Topic } from '#domain/cases/topics.ts';
import type { Message } from '#text/message.ts';

/** The short name of a topic. */
export const TOPIC_NAMES: Readonly<Record<Topic, Message>> = {
  message: { es: 'Mensaje o duda', en: 'Message or question' },
  lost: { es: 'Objeto olvidado', en: 'Lost property' },
  claim: { es: 'Queja o aclaración', en: 'Complaint or claim' },
  group: { es: 'Viaje en grupo', en: 'Group trip' },
  car: { es: 'Renta de auto', en: 'Car rental' },
  privacy: { es: 'Datos personales', en: 'Personal data' },
};

/** The name of a form field, also shown to the operator. */
export const FIELD_NAMES: Readonly<Record<CaseFieldName, Message>> = {
  reservation: { es: 'Clave de reservación', en: 'Reservation code' },
  item: { es: 'Qué olvidaste', en: 'What you lost' },
  travel_day: { es: 'Día del viaje', en: 'Day of the trip' },
  route: { es: 'Dónde: ruta, terminal o parada', en: 'Where: route, terminal or stop' },
  seat: { es: 'Asiento', en: 'Seat' },
  wanted: { es: 'Qué nos pides', en: 'What you ask us for' },
  people: { es: 'Cuántas personas viajan', en: 'How many people travel' },
  origin: { es: 'Origen', en: 'From' },
  destination: { es: 'Destino', en: 'To' },
  departure_day: { es: 'Fecha de ida', en: 'Departure date' },
  return_day: { es: 'Fecha de regreso', en: 'Return date' },
  car_destination: { es: 'Ciudad donde recibes el auto', en: 'City where you pick up the car' },
  pick_up_day: { es: 'Día en que lo recibes', en: 'Pick-up date' },
  pick_up_hour: { es: 'Hora en que lo recibes', en: 'Pick-up time' },
  hand_back_day: { es: 'Día en que lo devuelves', en: 'Return date of the car' },
  hand_back_hour: { es: 'Hora en que lo devuelves', en: 'Return time of the car' },
  driver_age: { es: 'Edad de quien maneja', en: 'Driver’s age' },
  right: { es: 'Qué derecho quieres ejercer', en: 'Which right you want to use' },
};

/** The names of choices, by value. */
export const CHOICE_NAMES: Readonly<Record<string, Message>> = {
  '1': { es: 'Guadalajara (Tlaquepaque)', en: 'Guadalajara (Tlaquepaque)' },
  '7': { es: 'Puerto Vallarta', en: 'Puerto Vallarta' },
  access: { es: 'Acceso: saber qué datos tienen de mí', en: 'Access: know which data you hold about me' },
  rectification: { es: 'Rectificación: corregir mis datos', en: 'Rectification: correct my data' },
  cancellation: { es: 'Cancelación: que los supriman', en: 'Cancellation: have my data erased' },
  opposition: { es: 'Oposición: que dejen de usarlos para algo', en: 'Objection: stop a use of my data' },
};

export const STATE_NAMES: Readonly<Record<CaseState, Message>> = {
  open: { es: 'En atención', en: 'In progress' },
  waiting: { es: 'Esperamos tu respuesta', en: 'Waiting for your reply' },
  answered: { es: 'Respondido', en: 'Answered' },
  closed: { es: 'Cerrado', en: 'Closed' },
};

/** The same for those who answer. */
export const DESK_STATE_NAMES: Readonly<Record<CaseState, Message>> = {
  ...STATE_NAMES,
  waiting: { es: 'Esperamos al viajero', en: 'Waiting for the traveller' },
};

/** An operator's actions, as button labels. */
export const ACT_NAMES: Readonly<Record<CaseAct, Message>> = {
  answer: { es: 'Enviar respuesta', en: 'Send answer' },
  grant: { es: 'Conceder y enviar respuesta', en: 'Grant and send answer' },
  ask: { es: 'Pedir información', en: 'Ask for information' },
  close: { es: 'Cerrar', en: 'Close' },
  reopen: { es: 'Reabrir', en: 'Reopen' },
};

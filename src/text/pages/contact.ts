import { FILE_KINDS, MAX_FILE_BYTES } from '#domain/cases/attachments.ts';
import { PRIVACY_ANSWER_DAYS, PRIVACY_EFFECT_DAYS } from '#domain/cases/deadlines.ts';
import { type CaseFieldName, MIN_DRIVER_AGE, type Topic } from '#domain/cases/topics.ts';
import type { Message } from '#text/message.ts';

const MEGABYTES = MAX_FILE_BYTES / 1024 ** 2;
const KINDS = FILE_KINDS.map((kind) => kind.toUpperCase());
const LIST = {
  es: `${KINDS.slice(0, -1).join(', ')} o ${KINDS.at(-1)}`,
  en: `${KINDS.slice(0, -1).join(', ')} or ${KINDS.at(-1)}`,
};

/** For each form: its heading, its introduction, and its description in a list. */
export const FORM_TEXTS: Readonly<
  Record<Topic, { readonly title: Message; readonly lead: Message; readonly note: Message }>
> = {
  message: {
    title: { es: 'Escríbenos', en: 'Write to us' },
    lead: {
      es: 'Cuéntanos tu duda o tu sugerencia. Te respondemos por correo.',
      en: 'Tell us your question or suggestion. We answer by e-mail.',
    },
    note: { es: 'Dudas, sugerencias y felicitaciones', en: 'Questions, suggestions and praise' },
  },
  lost: {
    title: { es: 'Objetos olvidados', en: 'Lost property' },
    lead: {
      es: 'Dinos qué olvidaste y dónde. Lo buscamos en el autobús y en las terminales, y te escribimos con lo que encontremos.',
      en: 'Tell us what you lost and where. We look for it on the bus and in the terminals, and write to you about what we find.',
    },
    note: { es: 'Algo se quedó en el autobús o en la terminal', en: 'Something stayed on the bus or in the terminal' },
  },
  claim: {
    title: { es: 'Quejas y aclaraciones', en: 'Complaints and claims' },
    lead: {
      es: 'Cuéntanos qué pasó en tu viaje o con tu pago. Puedes adjuntar fotos o comprobantes.',
      en: 'Tell us what happened on your trip or with your payment. You can attach pictures or receipts.',
    },
    note: { es: 'Tu viaje, tu equipaje o un cargo no salió bien', en: 'Your trip, luggage or a charge went wrong' },
  },
  group: {
    title: { es: 'Cotización para un grupo', en: 'Quote for a group' },
    lead: {
      es: 'Para escuelas, equipos, empresas y familias grandes. Te mandamos una cotización por correo; pedirla no aparta lugares.',
      en: 'For schools, teams, companies and large families. We send you a quote by e-mail; asking for it holds no seats.',
    },
    note: {
      es: 'Una cotización para más personas de las que compran en línea',
      en: 'A quote for a party too large to buy online',
    },
  },
  car: {
    title: { es: 'Renta un auto', en: 'Rent a car' },
    lead: {
      es: 'Llega en autobús y sigue en auto. Dinos dónde y cuándo: enviamos tu solicitud a la arrendadora con la que trabajamos, y te respondemos con opciones y precios.',
      en: 'Arrive by bus and go on by car. Tell us where and when: we pass your request to the car hire company we work with, and you get an answer with options and prices.',
    },
    note: {
      es: 'En Guadalajara (Tlaquepaque) y Puerto Vallarta',
      en: 'In Guadalajara (Tlaquepaque) and Puerto Vallarta',
    },
  },
  privacy: {
    title: { es: 'Tus datos personales', en: 'Your personal data' },
    lead: {
      es: `Ejerce tus derechos de acceso, rectificación, cancelación u oposición. Es gratis. Respondemos en ${PRIVACY_ANSWER_DAYS} días hábiles y, si procede, lo hacemos efectivo en los ${PRIVACY_EFFECT_DAYS} siguientes.`,
      en: `Use your rights of access, rectification, cancellation or objection. It is free. We answer within ${PRIVACY_ANSWER_DAYS} working days and, where granted, carry it out within the following ${PRIVACY_EFFECT_DAYS}.`,
    },
    note: {
      es: 'Acceso, rectificación, cancelación y oposición',
      en: 'Access, rectification, cancellation and objection',
    },
  },
};

/** Hints below field labels. */
export const FIELD_HINTS: Partial<Readonly<Record<CaseFieldName, Message>>> = {
  reservation: { es: 'Viene en tu boleto y en tu correo.', en: 'It is on your ticket and in your e-mail.' },
  driver_age: { es: `Desde ${MIN_DRIVER_AGE} años.`, en: `From ${MIN_DRIVER_AGE} years on.` },
  item: { es: 'Por ejemplo: mochila azul con una computadora.', en: 'For example: a blue backpack with a laptop.' },
  route: {
    es: 'Por ejemplo: Guadalajara a Puerto Vallarta, 9:00 a.m.',
    en: 'For example: Guadalajara to Puerto Vallarta, 9:00 a.m.',
  },
};

/** The label of the message field, by topic. */
export const MESSAGE_LABELS: Readonly<Record<Topic, Message>> = {
  message: { es: 'Tu mensaje', en: 'Your message' },
  lost: { es: 'Algo más que nos ayude a encontrarlo', en: 'Anything else that helps us find it' },
  claim: { es: 'Qué pasó', en: 'What happened' },
  group: { es: 'Algo más: horarios, equipaje, paradas', en: 'Anything else: times, luggage, stops' },
  car: { es: 'Algo más: tipo de auto, asientos para niños', en: 'Anything else: type of car, child seats' },
  privacy: { es: 'Qué datos y qué pides', en: 'Which data, and what you ask for' },
};

export const contactText = {
  writeAbout: { es: '¿Sobre qué nos escribes?', en: 'What are you writing about?' },
  optional: (label: string) => ({ es: `${label} (opcional)`, en: `${label} (optional)` }),
  missing: (label: string) => ({ es: `Falta este dato: ${label}.`, en: `This is missing: ${label}.` }),
  carPartner: { es: 'Quién renta los autos y qué pide', en: 'Who rents the cars, and on what terms' },
  name: { es: 'Tu nombre', en: 'Your name' },
  email: { es: 'Tu correo', en: 'Your e-mail' },
  emailHint: { es: 'Ahí te respondemos.', en: 'This is where we answer.' },
  phone: { es: 'Tu teléfono', en: 'Your phone' },
  choose: { es: 'Elige', en: 'Choose' },
  files: { es: 'Archivos', en: 'Files' },
  identification: { es: 'Tu identificación oficial', en: 'Your official ID' },
  filesHint: (most: number): Message => ({
    es: `Hasta ${most} ${most === 1 ? 'archivo' : 'archivos'} ${LIST.es}, ${MEGABYTES} MB en total.`,
    en: `Up to ${most} ${most === 1 ? 'file' : 'files'} (${LIST.en}), ${MEGABYTES} MB altogether.`,
  }),
  filesAgain: {
    es: 'Tu texto sigue aquí, pero el navegador olvida los archivos: elígelos otra vez.',
    en: 'Your text is still here, but the browser forgets the files: choose them again.',
  },
  privacy: {
    es: 'Usamos estos datos solo para atenderte, como dice nuestro',
    en: 'We use this data only to help you, as our',
  },
  privacyLink: { es: 'aviso de privacidad', en: 'privacy notice says' },
  never: {
    es: 'No escribas números de tarjeta ni contraseñas: no los necesitamos.',
    en: 'Do not write card numbers or passwords: we do not need them.',
  },
  send: { es: 'Enviar', en: 'Send' },
  other: { es: 'Otro tema', en: 'Another subject' },
} as const;

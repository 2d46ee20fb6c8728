import type { Message } from '#text/message.ts';

/** The page for developers. */
export const apiPage = {
  title: { es: 'API de {title}', en: '{title} API' },
  home: { es: 'Volver al sitio', en: 'Back to the site' },
  otherLanguage: { es: 'English', en: 'Español' },
  intro: {
    es: 'Todo lo que hace el sitio se puede hacer con estas llamadas: son las mismas que usa la página.',
    en: 'Everything the site does can be done with these calls: they are the very ones its pages use.',
  },
  document: { es: 'Descripción OpenAPI 3.1 (JSON)', en: 'OpenAPI 3.1 description (JSON)' },
  rules: { es: 'Reglas comunes', en: 'Common rules' },
  envelope: {
    es: 'Cada respuesta llega en el mismo sobre. Una llamada tuvo éxito solo si el estado HTTP es 200 y http.status es success; si no, content.errors dice por qué, con código, texto y, cuando se trata de un campo, el campo.',
    en: 'Every answer comes in the same envelope. A call succeeded only when the HTTP status is 200 and http.status is success; otherwise content.errors says why, with a code, a text and, where it is about a field, the field.',
  },
  session: {
    es: 'La primera respuesta deja una cookie de sesión; la reservación es de la sesión que la hizo. Un programa manda solo esa cookie. Un navegador manda además la cabecera x-csrf, con el valor del campo _form de cualquier formulario del sitio en esa sesión.',
    en: 'The first answer sets a session cookie; a reservation belongs to the session that made it. A program sends that cookie alone. A browser sends the header x-csrf too, with the value of the field _form of any form of the site in that session.',
  },
  keys: {
    es: 'Quien entra como viajero frecuente recibe un valor de sesión y lo manda en la cabecera x-traveller-session, junto con la cookie de la sesión en que entró. Una agencia manda su clave en x-agency-key y paga con method «agencies».',
    en: 'Who signs in as a frequent traveller gets a session value and sends it in the header x-traveller-session, together with the cookie of the session it signed in with. An agency sends its key in x-agency-key and pays with method “agencies”.',
  },
  units: {
    es: 'Los importes son centavos de peso mexicano, enteros. Las horas llevan la diferencia con UTC de la parada en que ocurren.',
    en: 'Amounts are whole centavos of Mexican pesos. Times carry the UTC offset of the stop they happen at.',
  },
  limits: {
    es: 'Quien pregunta demasiado recibe 429 y, en Retry-After, los segundos que hay que esperar.',
    en: 'Who asks too often gets 429 and, in Retry-After, the seconds to wait.',
  },
  card: {
    es: 'Los datos de una tarjeta nunca pasan por estas llamadas: se cambian por un token con el procesador de pagos. Un cuerpo que lleve un número de tarjeta se rechaza.',
    en: 'Card data never goes through these calls: the payment processor changes it for a token. A body that holds a card number is refused.',
  },
  calls: { es: 'Llamadas', en: 'Calls' },
  parameters: { es: 'Parámetros', en: 'Parameters' },
  required: { es: 'obligatorio', en: 'required' },
  optional: { es: 'opcional', en: 'optional' },
  inPath: { es: 'en la ruta', en: 'in the path' },
  inQuery: { es: 'en la consulta', en: 'in the query' },
  body: { es: 'Cuerpo', en: 'Body' },
  data: { es: 'Datos de la respuesta', en: 'Data of the answer' },
  example: { es: 'Ejemplo', en: 'Example' },
  shapes: { es: 'Formas', en: 'Shapes' },
  errors: { es: 'Errores', en: 'Errors' },
} as const satisfies Readonly<Record<string, Message>>;

/** What each call is for, in Spanish; the English is the route's own summary. */
export const callSummaries: Readonly<Record<string, string>> = {
  websaleGetReservationOrigins: 'Orígenes y los destinos a los que se llega desde cada uno',
  websaleGetReservationPromotionalCode: 'Revisar un código promocional',
  websalePostReservationCreate: 'Crear el borrador de una reservación',
  websaleGetReservationSchedules: 'Corridas que se pueden elegir para un viaje del borrador',
  websalePostReservationSchedules: 'Elegir las corridas de los viajes',
  websalePostReservationContact: 'Contacto y nombres de los pasajeros',
  websalePostReservationAdditionals: 'Elegir u omitir adicionales',
  websaleGetReservationSeats: 'Mapas de asientos de los viajes',
  websalePostReservationSeats: 'Apartar o liberar asientos',
  websalePostReservationExtend: 'Ampliar el tiempo en que los asientos están apartados',
  websalePostReservationResume: 'Abrir una reservación con el enlace firmado de un correo',
  websaleGetReservationState: 'La reservación como la conoce el servidor',
  websaleGetReservationPayment: 'Formas de pago',
  websalePostReservationPayment: 'Pagar',
  websalePostReservationConfirm: 'Confirmar el pago y la reservación',
  websalePostReservationPaymentAbandon: 'Dejar un pago que espera',
  websaleGetReservationHtml: 'Los boletos como documento HTML',
  websaleGetReservationPdf: 'Los boletos en PDF',
  accountPostSiteAccountLogin: 'Entrar como viajero frecuente',
  accountGetSiteAccountProfile: 'El viajero que entró',
  accountPostSiteAccountLogout: 'Salir',
  catalogueGetVersionSelectProjectId: 'Versión del sitio',
  catalogueGetSliderList: 'Láminas de la página de inicio',
  catalogueGetSchedulesListSelect: 'Horarios públicos de un origen y un destino en un día',
  catalogueGetRatesListSelect: 'Tarifas públicas de un origen y un destino',
};

import type { Message } from '#text/message.ts';

/** The page for developers. */
export const apiPage = {
  title: { es: 'API de {title}', en: '{title} API' },
  home: { es: 'Volver al sitio', en: 'Back to the site' },
  otherLanguage: { es: 'English', en: 'Español' },
  intro: {
    es: 'Todo lo que hace el sitio se puede hacer con estas llamadas: son las mismas que usa la página.',
    en: 'Everything the site does can be done with these calls: its pages use the same ones.',
  },
  document: { es: 'Descripción OpenAPI 3.1 (JSON)', en: 'OpenAPI 3.1 description (JSON)' },
  rules: { es: 'Reglas comunes', en: 'Common rules' },
  envelope: {
    es: 'Cada respuesta llega en el mismo sobre. Una llamada tuvo éxito solo si el estado HTTP es 200 y http.status es success; si no, content.errors dice por qué, con código, texto y, cuando se trata de un campo, el campo.',
    en: 'Every response has the same envelope. A call succeeded only when the HTTP status is 200 and http.status is success; otherwise content.errors says why, with a code, a text and, where it is about a field, the field.',
  },
  session: {
    es: 'La primera respuesta deja una cookie de sesión; la reservación es de la sesión que la hizo. Un programa manda solo esa cookie. Un navegador manda además la cabecera x-csrf, con el valor del campo _form de cualquier formulario del sitio en esa sesión.',
    en: 'The first response sets a session cookie; a reservation belongs to the session that made it. A program sends that cookie alone. A browser sends the header x-csrf too, with the value of the field _form of any form of the site in that session.',
  },
  keys: {
    es: 'Quien entra como viajero frecuente recibe un valor de sesión y lo manda en la cabecera x-traveller-session, junto con la cookie de la sesión en que entró. Una agencia manda su clave en x-agency-key y paga con method «agencies».',
    en: 'Clients that sign in as a frequent traveller receive a session value and send it in the header x-traveller-session, together with the cookie of the session they signed in with. An agency sends its key in x-agency-key and pays with method “agencies”.',
  },
  units: {
    es: 'Los importes son centavos de peso mexicano, enteros. Las horas llevan la diferencia con UTC de la parada en que ocurren.',
    en: 'Amounts are whole centavos of Mexican pesos. Times carry the UTC offset of the stop they happen at.',
  },
  limits: {
    es: 'Quien llama demasiado recibe 429 y, en Retry-After, los segundos que hay que esperar. En una misma sesión se puede pagar hasta {payments} veces por hora, contando los intentos rechazados: una agencia empieza una sesión nueva para cada venta, con una primera llamada sin cookie.',
    en: 'Clients that call too often receive 429 and, in Retry-After, the seconds to wait. One session may pay up to {payments} times an hour, refused tries included: an agency starts a new session for each sale, with a first call without a cookie.',
  },
  card: {
    es: 'Los datos de una tarjeta nunca pasan por estas llamadas: se cambian por un token con el procesador de pagos. Un cuerpo que lleve un número de tarjeta se rechaza.',
    en: 'Card data never goes through these calls: the payment processor exchanges it for a token. A body that holds a card number is refused.',
  },
  calls: { es: 'Llamadas', en: 'Calls' },
  parameters: { es: 'Parámetros', en: 'Parameters' },
  required: { es: 'obligatorio', en: 'required' },
  optional: { es: 'opcional', en: 'optional' },
  inPath: { es: 'en la ruta', en: 'in the path' },
  inQuery: { es: 'en la consulta', en: 'in the query' },
  body: { es: 'Cuerpo', en: 'Body' },
  data: { es: 'Datos de la respuesta', en: 'Response data' },
  example: { es: 'Ejemplo', en: 'Example' },
  shapes: { es: 'Formas', en: 'Shapes' },
  errors: { es: 'Errores', en: 'Errors' },
} as const satisfies Readonly<Record<string, Message>>;

import type { BlockKind, ContentKind, TONES } from '#domain/content/block.ts';
import type { AddressedKind, NewKind } from '#domain/content/editing.ts';
import type { Message } from '#text/message.ts';

/** The content editor. */
export const editingText = {
  title: { es: 'Contenido', en: 'Content' },
  hint: {
    es: 'Escribir, ver antes, programar y retirar los textos del sitio.',
    en: 'Write, preview, schedule and withdraw the texts of the site.',
  },
  description: {
    es: 'Los textos del sitio y en qué está cada uno. Los días y las horas son los de la línea.',
    en: 'Every text on the site and its status. Days and times are in the carrier’s time zone.',
  },
  newTitle: { es: 'Escribir algo nuevo', en: 'Write something new' },
  hasDraft: { es: 'Borrador', en: 'Draft' },
  isComing: { es: 'Programado', en: 'Scheduled' },
  back: { es: 'Todos los textos', en: 'All texts' },
  seePage: { es: 'Ver la página', en: 'See the page' },
  seeDraft: { es: 'Ver antes esta versión', en: 'Preview this version' },
  docTitle: { es: 'Título', en: 'Title' },
  docDescription: { es: 'Descripción', en: 'Description' },
  docDescriptionHint: {
    es: 'Va bajo el título, en las listas y en los buscadores.',
    en: 'Shown under the title, in lists and in search engines.',
  },
  langs: {
    es: { es: 'español', en: 'Spanish' },
    en: { es: 'inglés', en: 'English' },
  },
  blocks: { es: 'Partes del texto', en: 'Parts of the text' },
  up: { es: 'Subir', en: 'Move up' },
  down: { es: 'Bajar', en: 'Move down' },
  remove: { es: 'Quitar', en: 'Remove' },
  addBelow: { es: 'Agregar debajo', en: 'Add below' },
  addFirst: { es: 'Agregar al principio', en: 'Add at the top' },
  moreLines: { es: 'Otra línea', en: 'Another line' },
  emptyLine: {
    es: 'Una línea vacía en los dos idiomas no se guarda.',
    en: 'A line that is empty in both languages is not saved.',
  },
  choose: { es: 'Elige una página', en: 'Choose a page' },
  ownAddress: { es: 'Dirección de la página', en: 'Address of the page' },
  address: { es: 'O una dirección de otro sitio', en: 'Or an external address' },
  addressHint: { es: 'Completa, con https://', en: 'In full, with https://' },
  callUs: { es: 'Llamar por teléfono', en: 'Call us' },
  whatsappUs: { es: 'Escribir por WhatsApp', en: 'Write to us by WhatsApp' },
  writeUs: { es: 'Escribir un correo', en: 'Write an e-mail' },
  figures: { es: 'Datos que puedes poner', en: 'Figures you can use' },
  figuresHint: {
    es: 'Las cifras las pone el sitio, de las mismas reglas con que vende. Escribe el dato con sus llaves: {hold-time}.',
    en: 'The site fills in figures from the same rules it sells by. Type the name with its braces: {hold-time}.',
  },
  save: { es: 'Guardar borrador', en: 'Save draft' },
  publish: { es: 'Guardar y publicar', en: 'Save and publish' },
  when: { es: 'Cuándo se muestra', en: 'When it is shown' },
  from: { es: 'Desde', en: 'From' },
  fromHint: { es: 'Vacío: ahora mismo. Hora de la línea.', en: 'Empty: right now. In the carrier’s time zone.' },
  until: { es: 'Hasta', en: 'Until' },
  untilHint: { es: 'Vacío: hasta que publiques otra cosa.', en: 'Empty: until you publish something else.' },
  history: { es: 'Historial', en: 'History' },
  historyHint: {
    es: 'Guarda antes lo que escribiste: estos botones abren el texto otra vez.',
    en: 'Save what you typed first: these buttons reload the text.',
  },
  decisions: { es: 'Qué se ha publicado', en: 'What was published' },
  nothingPublished: { es: 'Nada todavía.', en: 'Nothing yet.' },
  revisions: { es: 'Versiones', en: 'Versions' },
  nothingSaved: { es: 'Nadie ha cambiado este texto.', en: 'Nobody has changed this text.' },
  takeBack: { es: 'Retirar', en: 'Withdraw' },
  restore: { es: 'Volver a esta versión', en: 'Restore this version' },
  restoreBuiltIn: { es: 'Volver al texto que trae el sitio', en: 'Restore the built-in text' },
  isShown: { es: 'Se muestra ahora', en: 'Shown now' },
  wasWithdrawn: (name: string): Message => ({ es: `La retiró ${name}`, en: `Withdrawn by ${name}` }),
  version: (revision: number): Message => ({ es: `Versión ${revision}`, en: `Version ${revision}` }),
  theirs: { es: 'Ver la otra versión', en: 'See the other version' },
  part: (place: number, kind: string): Message => ({ es: `${place}. ${kind}`, en: `${place}. ${kind}` }),
  line: (place: number): Message => ({ es: `Línea ${place}`, en: `Line ${place}` }),
  inLang: (label: string, lang: string): Message => ({ es: `${label} (${lang})`, en: `${label} (${lang})` }),
  done: {
    saved: { es: 'Se guardó el borrador. Nadie lo ve todavía.', en: 'The draft is saved. Nobody sees it yet.' },
    published: { es: 'Listo: ya se muestra.', en: 'Done: it is shown now.' },
    scheduled: { es: 'Listo: quedó programado.', en: 'Done: it is scheduled.' },
    withdrawn: {
      es: 'Se retiró. Se muestra lo que había antes.',
      en: 'Withdrawn. The previous version is shown.',
    },
    restored: {
      es: 'Esa versión es otra vez el borrador. Publícala para que se vea.',
      en: 'That version is now the draft. Publish it to show it.',
    },
  },
} as const;

export type EditingDone = keyof typeof editingText.done;

export const KIND_NAMES: Readonly<Record<Exclude<ContentKind, 'alert'>, Message>> = {
  service: { es: 'Servicios', en: 'Services' },
  page: { es: 'Páginas', en: 'Pages' },
  promotion: { es: 'Promociones', en: 'Promotions' },
  slide: { es: 'Tarjetas de la portada', en: 'Home page cards' },
  faq: { es: 'Preguntas frecuentes', en: 'Frequently asked questions' },
  destination: { es: 'Destinos', en: 'Destinations' },
  stop: { es: 'Paradas', en: 'Stops' },
  outing: { es: 'Tours y aventuras', en: 'Tours and adventures' },
  landing: { es: 'Campañas y páginas de búsqueda', en: 'Campaigns and search pages' },
};

export const NEW_NAMES: Readonly<Record<NewKind, Message>> = {
  promotion: { es: 'Nueva promoción', en: 'New promotion' },
  slide: { es: 'Nueva tarjeta de la portada', en: 'New home page card' },
  faq: { es: 'Nuevas preguntas', en: 'New questions' },
  destination: { es: 'Nuevo destino', en: 'New destination' },
  stop: { es: 'Texto de una parada', en: 'Text about a stop' },
  outing: { es: 'Texto de un tour o una aventura', en: 'Text about a tour or an adventure' },
  landing: { es: 'Nueva campaña', en: 'New campaign' },
};

/** What to type as the address of something new. */
export const ADDRESS_HINTS: Readonly<Record<AddressedKind, Message>> = {
  landing: {
    es: 'Lo que va después de la diagonal: «verano-en-la-playa» se abre en /verano-en-la-playa. No se cambia después.',
    en: 'The part after the slash: “summer-on-the-beach” opens at /summer-on-the-beach. It cannot be changed later.',
  },
  stop: {
    es: 'Lo último de la dirección de la página de la parada, después de la diagonal: «sayulita».',
    en: 'The end of the address of the stop’s page, after the last slash: “sayulita”.',
  },
  outing: {
    es: '«tour-» o «aventura-», y lo último de la dirección de su página: «tour-surf-en-sayulita».',
    en: '“tour-” or “aventura-”, and the end of the address of its page: “tour-surf-en-sayulita”.',
  },
  destination: {
    es: 'El destino como está en la dirección de su página de boletos: «sayulita».',
    en: 'The destination as in the address of its page of tickets: “sayulita”.',
  },
};

export const BLOCK_NAMES: Readonly<Record<BlockKind, Message>> = {
  paragraph: { es: 'Párrafo', en: 'Paragraph' },
  heading: { es: 'Subtítulo', en: 'Heading' },
  list: { es: 'Lista', en: 'List' },
  steps: { es: 'Pasos', en: 'Steps' },
  facts: { es: 'Datos en tabla', en: 'Facts in a table' },
  question: { es: 'Pregunta y respuesta', en: 'Question and answer' },
  callout: { es: 'Recuadro', en: 'Notice' },
  link: { es: 'Botón con enlace', en: 'Button with a link' },
};

/** Labels of block fields. */
export const FIELD_NAMES: Readonly<Record<string, Message>> = {
  text: { es: 'Texto', en: 'Text' },
  items: { es: 'Líneas', en: 'Lines' },
  rows: { es: 'Líneas', en: 'Lines' },
  label: { es: 'Dato', en: 'Fact' },
  value: { es: 'Valor', en: 'Value' },
  question: { es: 'Pregunta', en: 'Question' },
  answer: { es: 'Respuesta', en: 'Answer' },
  tone: { es: 'Tono', en: 'Tone' },
  to: { es: 'Lleva a', en: 'Leads to' },
};

export const TONE_NAMES: Readonly<Record<(typeof TONES)[number], Message>> = {
  info: { es: 'Informa', en: 'Informs' },
  warning: { es: 'Advierte', en: 'Warns' },
};

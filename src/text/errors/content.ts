import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';
import { dayAndClock, fullStop } from '#text/moments.ts';

/** Errors for editors. */
export const contentErrors = {
  content_missing: {
    es: 'Falta este texto. Cada texto va en español y en inglés.',
    en: 'This text is missing. Every text is written in Spanish and in English.',
  },
  content_too_long: ({ max }) => ({
    es: `Este texto es muy largo: caben ${max} caracteres.`,
    en: `This text is too long: it may have ${max} characters.`,
  }),
  content_too_many: ({ max }) => ({
    es: `Son demasiados: caben ${max}. Quita algunos o pásalos a otro texto.`,
    en: `There are too many: the limit is ${max}. Remove some or move them to another text.`,
  }),
  content_choice_unknown: {
    es: 'Elige de la lista, o escribe una dirección completa que empiece con https://.',
    en: 'Choose from the list, or type a full address that begins with https://.',
  },
  content_unprintable: {
    es: 'Hay un carácter que no se ve o que cambia el orden de las letras. Escribe el texto otra vez, sin pegarlo.',
    en: 'There is an invisible character, or one that reverses the text direction. Type the text again instead of pasting it.',
  },
  content_figure_typed: ({ text }) => ({
    es: `«${text}» es una cifra. Las cifras no se escriben: pon el dato de la lista, por ejemplo {hold-time}, o dilo sin número.`,
    en: `“${text}” is a figure. Figures are not typed: use the one from the list, for example {hold-time}, or say it without a number.`,
  }),
  content_placeholder_unknown: ({ text }) => ({
    es: `«${text}» no está en la lista de datos. Cópialo de la lista, con sus llaves.`,
    en: `“${text}” is not in the list of figures. Copy one from the list, with its braces.`,
  }),
  content_changed: ({ name, at }) => ({
    es: `${fullStop(`${name} guardó otra versión el ${dayAndClock(String(at), 'es')}`)} Lo que escribiste sigue aquí y no se guardó: compara con la suya antes de guardar.`,
    en: `${fullStop(`${name} saved another version on ${dayAndClock(String(at), 'en')}`)} What you typed is still here and was not saved: compare with theirs before you save.`,
  }),
  content_revision_unknown: {
    es: 'Esa versión no existe. Abre el texto otra vez y elige una de su historial.',
    en: 'There is no such version. Open the text again and choose one from its history.',
  },
  content_name_taken: {
    es: 'Ya hay muchos textos con ese título. Ponle otro.',
    en: 'Too many texts already have that title. Choose another one.',
  },
  content_address_malformed: {
    es: 'Escribe la dirección en minúsculas sin acentos, con guiones en vez de espacios: verano-en-la-playa.',
    en: 'Write the address in small letters without accents, with hyphens instead of spaces: summer-on-the-beach.',
  },
  content_address_taken: {
    es: 'Esa dirección ya es de otra página. Elige otra.',
    en: 'Another page already has that address. Choose a different one.',
  },
  content_address_unknown: {
    es: 'En los horarios a la venta no hay nada con esa dirección. Cópiala de la página de la parada o del destino: lo que va después de la última diagonal.',
    en: 'Nothing in the timetable on sale has that address. Copy it from the page of the stop or destination: the part after the last slash.',
  },
  content_over: {
    es: 'Lo que anunciaba esta página ya terminó.',
    en: 'What this page announced is over.',
  },
  content_time_unknown: {
    es: 'Ese día y esa hora no existen. Escríbelos así: 2026-11-30T09:00.',
    en: 'There is no such day and time. Write them like this: 2026-11-30T09:00.',
  },
  content_from_past: {
    es: 'Esa hora ya pasó. Elige una posterior, o deja el campo vacío para publicar ahora.',
    en: 'That time has passed. Choose a later one, or leave it empty to publish now.',
  },
  content_until_early: {
    es: 'El final debe ser posterior al inicio.',
    en: 'The end must be after the start.',
  },
  publication_over: {
    es: 'Eso ya se había retirado. Mira el historial: dice quién y qué se muestra ahora.',
    en: 'That was already withdrawn. The history shows by whom, and what is shown now.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;

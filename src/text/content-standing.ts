import type { Message } from '#text/message.ts';
import { fullStop } from '#text/moments.ts';

/** The publication state of a text, for editors: published, scheduled, draft. */
export const standingText = {
  builtIn: { es: 'Se muestra el texto que trae el sitio.', en: 'The text that came with the site is shown.' },
  notShown: { es: 'No se muestra.', en: 'It is not shown.' },
  shown: (from: string, until: string | null): Message => ({
    es: fullStop(`Se muestra desde el ${from}${until === null ? '' : ` hasta el ${until}`}`),
    en: fullStop(`Shown since ${from}${until === null ? '' : `, until ${until}`}`),
  }),
  coming: (from: string, until: string | null): Message => ({
    es: fullStop(`Desde el ${from}${until === null ? '' : ` hasta el ${until}`}`),
    en: fullStop(`From ${from}${until === null ? '' : ` until ${until}`}`),
  }),
  draft: (name: string, at: string): Message => ({
    es: fullStop(`Borrador de ${name}, ${at}`),
    en: fullStop(`Draft by ${name}, ${at}`),
  }),
} as const;

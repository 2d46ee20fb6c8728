import type { Message } from '#text/message.ts';

/** A section of a text page: a heading and its content. */
export interface ProseSection {
  readonly heading: Message;
  /** Its anchor; its number by default. */
  readonly id?: string;
  readonly paragraphs: readonly Message[];
  /** Content better read as a list; after the paragraphs. */
  readonly items?: readonly Message[];
}

export interface ProseText {
  readonly title: Message;
  readonly description: Message;
  readonly intro: Message;
  readonly sections: readonly ProseSection[];
  /** Date of its last change, `YYYY-MM-DD`. */
  readonly updated: string;
}

/** The carrier for which the page's text is generated. */
export interface CarrierFacts {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

/** Texts common to all such pages. */
export const proseText = {
  contents: { es: 'Contenido', en: 'Contents' },
  updated: (day: string): Message => ({ es: `Última actualización: ${day}.`, en: `Last updated: ${day}.` }),
} as const;

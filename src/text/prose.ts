import type { Message } from '#text/message.ts';

/** A page of reading: a heading and what stands under it. */
export interface ProseSection {
  readonly heading: Message;
  /** What links name it by; its number where none is given. */
  readonly id?: string;
  readonly paragraphs: readonly Message[];
  /** What is better read as a list; stands after the paragraphs. */
  readonly items?: readonly Message[];
}

export interface ProseText {
  readonly title: Message;
  readonly description: Message;
  readonly intro: Message;
  readonly sections: readonly ProseSection[];
  /** Day of its last change, `YYYY-MM-DD`. */
  readonly updated: string;
}

/** Who is speaking: the page's text is made for a carrier. */
export interface CarrierFacts {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

/** What every page of reading says around its text. */
export const proseText = {
  contents: { es: 'Contenido', en: 'Contents' },
  updated: (day: string): Message => ({ es: `Última actualización: ${day}.`, en: `Last updated: ${day}.` }),
} as const;

import type { Message } from '#text/message.ts';

/** A page of reading: a heading and what stands under it. */
export interface ProseSection {
  readonly heading: Message;
  readonly paragraphs: readonly Message[];
}

export interface ProseText {
  readonly title: Message;
  readonly description: Message;
  readonly intro: Message;
  readonly sections: readonly ProseSection[];
}

/** Who is speaking: the page's text is made for a carrier. */
export interface CarrierFacts {
  readonly name: string;
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
}

import type { Attachment } from '#app/notices/ports.ts';

/** A label and its value. */
export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

/** One end of a journey in a letter, in the local time of its stop. */
export interface LetterStop {
  /** `9:05 a.m.`; absent for an open ticket. */
  readonly time: string | undefined;
  readonly date: string;
  readonly city: string;
  /** What distinguishes the stop in its city, if its name has more. */
  readonly detail: string | undefined;
  /** Names the zone when the two ends have different local times (N2). */
  readonly note: string | undefined;
}

/** A ticket with a boarding code. */
export interface LetterTicket {
  /** The passenger and the seat. */
  readonly text: string;
  readonly folio: LetterFact;
  /** The QR contents: drawn as an image, never as text. */
  readonly qr: string;
  /** Text alternative of the QR. */
  readonly qrLabel: string;
}

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

export type LetterBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Shown before everything else. */
  | { readonly kind: 'warning'; readonly text: string }
  /** A code or reference to be read aloud or typed. */
  | { readonly kind: 'code'; readonly label: string; readonly value: string }
  | { readonly kind: 'journey'; readonly heading: string; readonly from: LetterStop; readonly to: LetterStop }
  | { readonly kind: 'facts'; readonly heading: string | undefined; readonly facts: readonly LetterFact[] }
  /** `ordered` for consecutive steps. */
  | {
      readonly kind: 'list';
      readonly heading: string | undefined;
      readonly items: readonly string[];
      readonly ordered: boolean;
    }
  | { readonly kind: 'tickets'; readonly heading: string; readonly tickets: readonly LetterTicket[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** In addition to the single button. */
  | { readonly kind: 'links'; readonly links: readonly LetterLink[] };

/** A schema.org entity for programs that read mail. */
export type LetterThing = Readonly<Record<string, unknown>>;

/** An e-mail laid out but not drawn: every string is final, in the reservation's language. */
export interface Letter {
  readonly lang: 'es' | 'en';
  readonly subject: string;
  /** Shown after the subject in lists of e-mails. */
  readonly preheader: string;
  readonly heading: string;
  readonly greeting: string;
  readonly blocks: readonly LetterBlock[];
  /** The sender, the reason for the message, and how to reach the carrier. */
  readonly footer: readonly string[];
  /** What the letter says of reservations, as data (JSON-LD): in the HTML body only, and not visible in it. */
  readonly things?: readonly LetterThing[];
}

/** Draws a letter as the two bodies of an e-mail, with the same contents, and the images of its HTML. */
export interface LetterRenderer {
  html(letter: Letter): string;
  text(letter: Letter): string;
  pictures(letter: Letter): readonly Attachment[];
}

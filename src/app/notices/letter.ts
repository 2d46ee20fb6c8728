import type { Attachment } from '#app/notices/ports.ts';

/** What something is and what it says. */
export interface LetterFact {
  readonly label: string;
  readonly value: string;
}

/** One end of a journey in a letter, on the clock of its own stop. */
export interface LetterStop {
  /** `9:05 a.m.`; absent on an open ticket. */
  readonly time: string | undefined;
  readonly date: string;
  readonly city: string;
  /** What tells the stop apart in its city, where its name says more. */
  readonly detail: string | undefined;
  /** Names the zone where the clocks of the two ends differ (N2). */
  readonly note: string | undefined;
}

/** A ticket that is boarded by a code. */
export interface LetterTicket {
  /** Who travels, and in which seat. */
  readonly text: string;
  readonly folio: LetterFact;
  /** What its QR carries: drawn where pictures are, and never written. */
  readonly qr: string;
  /** What the QR is, for anyone who does not see it. */
  readonly qrLabel: string;
}

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

export type LetterBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** To be seen before everything else. */
  | { readonly kind: 'warning'; readonly text: string }
  /** A code or reference to be read aloud or typed. */
  | { readonly kind: 'code'; readonly label: string; readonly value: string }
  | { readonly kind: 'journey'; readonly heading: string; readonly from: LetterStop; readonly to: LetterStop }
  | { readonly kind: 'facts'; readonly heading: string | undefined; readonly facts: readonly LetterFact[] }
  /** `ordered` where one thing is done after the other. */
  | {
      readonly kind: 'list';
      readonly heading: string | undefined;
      readonly items: readonly string[];
      readonly ordered: boolean;
    }
  | { readonly kind: 'tickets'; readonly heading: string; readonly tickets: readonly LetterTicket[] }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  /** Besides the one thing there is a button for. */
  | { readonly kind: 'links'; readonly links: readonly LetterLink[] };

/** An e-mail laid out but not drawn: every string is final, in the language of the reservation. */
export interface Letter {
  readonly lang: 'es' | 'en';
  readonly subject: string;
  /** What lists of e-mails show behind the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly greeting: string;
  readonly blocks: readonly LetterBlock[];
  /** Who writes, why, and how to be reached. */
  readonly footer: readonly string[];
}

/** Draws a letter as the two bodies of an e-mail, equal in what they say, and the pictures its HTML shows. */
export interface LetterRenderer {
  html(letter: Letter): string;
  text(letter: Letter): string;
  pictures(letter: Letter): readonly Attachment[];
}

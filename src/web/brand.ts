import type { Message } from '#text/message.ts';
import type { HeroStop } from '#ui/drawings/hero-line.ts';

/** The colours of one mode. Every pair in use passes WCAG 2.2 AA; a test checks them. */
export interface Palette {
  readonly ink: string;
  readonly ground: string;
  readonly surface: string;
  readonly muted: string;
  readonly line: string;
  readonly border: string;
  /** Actions in progress, links. */
  readonly teal: string;
  readonly onTeal: string;
  readonly tealSoft: string;
  /** The main action of a screen: fill, text and shade. */
  readonly action: string;
  readonly onAction: string;
  readonly actionDeep: string;
  /** Warnings and countdowns, and their text. */
  readonly maize: string;
  readonly onMaize: string;
  readonly maizeSoft: string;
  readonly danger: string;
  /** The departure board: background, lines, and time cells, which use maize. */
  readonly board: string;
  readonly onBoard: string;
  readonly boardMuted: string;
  readonly boardLine: string;
  readonly cell: string;
  /** Page header and footer; their text has the colour of the board's. */
  readonly header: string;
  readonly footer: string;
}

/** Everything specific to the carrier. A carrier rebrands the site by changing this one value. */
export interface Brand {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: Message;
  readonly phone: { readonly shown: string; readonly dial: string };
  /** Where questions are answered by WhatsApp, if they are. */
  readonly whatsapp?: { readonly shown: string; readonly dial: string };
  /** When the phone is answered. */
  readonly phoneHours: Message;
  /** Logos of the payment methods. */
  readonly payMarks: readonly string[];
  readonly email: string;
  readonly address: string;
  /** The stops that the home page draws as a line; without them no line is drawn. */
  readonly road?: readonly HeroStop[];
  readonly light: Palette;
  readonly dark: Palette;
}

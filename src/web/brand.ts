import type { Message } from '#text/message.ts';
import type { HeroStop } from '#ui/drawings/hero-line.ts';

/** The colours of one mode. Every pair in use passes WCAG 2.2 AA; a test reads them. */
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
  /** The one main action of a screen, the text on it, and its shade. */
  readonly action: string;
  readonly onAction: string;
  readonly actionDeep: string;
  /** Warnings and countdowns, and the text on it. */
  readonly maize: string;
  readonly onMaize: string;
  readonly maizeSoft: string;
  readonly danger: string;
  /** The departure board, its lines, and the cells of its times, which are maize. */
  readonly board: string;
  readonly onBoard: string;
  readonly boardMuted: string;
  readonly boardLine: string;
  readonly cell: string;
  /** Where a page begins and ends; text on them as on the board. */
  readonly header: string;
  readonly footer: string;
}

/** Everything that names the carrier. A carrier changes this one value to make the site its own. */
export interface Brand {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: Message;
  readonly phone: { readonly shown: string; readonly dial: string };
  /** When somebody answers it. */
  readonly phoneHours: Message;
  /** Marks of the ways to pay, as travellers know them. */
  readonly payMarks: readonly string[];
  readonly email: string;
  readonly address: string;
  /** The line that the home page draws; without one it draws none. */
  readonly road?: readonly HeroStop[];
  readonly light: Palette;
  readonly dark: Palette;
}

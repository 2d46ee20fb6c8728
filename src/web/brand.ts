import type { Message } from '#text/message.ts';

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
  readonly tealSoft: string;
  /** The one main action of a screen, and the text on it. */
  readonly action: string;
  readonly onAction: string;
  /** Warnings and countdowns, and the text on it. */
  readonly maize: string;
  readonly onMaize: string;
  readonly maizeSoft: string;
  readonly danger: string;
  /** The departure board. */
  readonly board: string;
  readonly onBoard: string;
  readonly boardMuted: string;
}

/** Everything that names the carrier. A carrier changes this one value to make the site its own. */
export interface Brand {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: Message;
  readonly phone: { readonly shown: string; readonly dial: string };
  readonly email: string;
  readonly address: string;
  readonly light: Palette;
  readonly dark: Palette;
}

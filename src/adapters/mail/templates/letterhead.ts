/** The colours of one mode, by the names they have on the site. */
export interface LetterColours {
  readonly ink: string;
  readonly ground: string;
  readonly surface: string;
  readonly muted: string;
  readonly line: string;
  readonly teal: string;
  readonly maize: string;
  readonly action: string;
  readonly onAction: string;
  readonly maizeSoft: string;
  readonly board: string;
  readonly onBoard: string;
}

/** The sender: everything comes from the carrier's brand. */
export interface Letterhead {
  readonly name: string;
  readonly tagline: { readonly es: string; readonly en: string };
  readonly light: LetterColours;
  readonly dark: LetterColours;
}

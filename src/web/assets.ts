/** What the build made of a screen. Paths begin with `/assets/`. */
export interface BuiltEntry {
  /** Empty for a page that has none. */
  readonly script: string;
  /** Modules the script imports, fetched beside it. */
  readonly chunks: readonly string[];
  /** Style sheet of the screen, inlined into the page. */
  readonly css: string;
}

/** `assets.json` of a build. */
export interface BuiltAssets {
  readonly entries: Readonly<Record<string, BuiltEntry>>;
  /** Style sheet of what surrounds the screens. */
  readonly frameCss: string;
  /** Files of the fonts that style sheet names. */
  readonly fonts: readonly string[];
  /** Changes with each build. */
  readonly version: string;
}

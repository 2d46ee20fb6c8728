/** The build output of a screen. Paths begin with `/assets/`. */
export interface BuiltEntry {
  /** Empty for a page without a script. */
  readonly script: string;
  /** Modules the script imports, fetched in parallel with it. */
  readonly chunks: readonly string[];
  /** Style sheet of the screen, inlined into the page. */
  readonly css: string;
}

/** `assets.json` of a build. */
export interface BuiltAssets {
  readonly entries: Readonly<Record<string, BuiltEntry>>;
  /** The calendar of date fields on pages without a screen script; it has no sheet of its own. */
  readonly dates: Omit<BuiltEntry, 'css'>;
  /** Style sheet of the layout around the screens. */
  readonly frameCss: string;
  /** Style sheet of the fonts. */
  readonly fontCss: string;
  /** Font files referenced by it. */
  readonly fonts: readonly string[];
  /** Changes with each build. */
  readonly version: string;
}

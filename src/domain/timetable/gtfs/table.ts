/** A file of a feed taken apart into cells, the header apart. Nothing is interpreted yet. */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
}

export interface Line {
  /** Counted from 1, the header included, as an editor shows it. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A whole feed, by file name. */
export type Tables = ReadonlyMap<string, Table>;

/** The table of a feed that was made and not read. */
export const tableOf = (file: string, columns: readonly string[], rows: readonly (readonly string[])[]): Table => ({
  file,
  columns,
  lines: rows.map((cells, i) => ({ line: i + 2, cells })),
});

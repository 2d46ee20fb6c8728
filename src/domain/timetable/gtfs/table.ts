/** A file of a feed taken apart into cells, the header apart. Nothing is interpreted yet. */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
  /** Lines with too many or too few cells, or with line ends inside a cell where none belongs: they say what they touch. */
  readonly unreadable: readonly Line[];
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
  unreadable: [],
});

/** Whatever in the cells of an unreadable line may be an id: each cell, and the parts of one that swallowed others. */
export const words = (cells: readonly string[]): readonly string[] =>
  cells.flatMap((cell) => (/[\s,"]/.test(cell) ? [cell, ...cell.split(/[\s,"]+/)] : [cell])).filter(Boolean);

/** A parsed file of a feed, the header separate. Values are not interpreted yet. */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly lines: readonly Line[];
  /**
   * The lines of a file that may have millions of them, to be read one after the other: those of a wrong length are
   * among them, and `lines` is empty.
   */
  readonly packed?: Iterable<Line>;
  /** Lines with too many or too few cells, or with line ends inside a cell: they still tell which data is affected. */
  readonly unreadable: readonly Line[];
}

export interface Line {
  /** Counted from 1 including the header, as in an editor. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Whether a line has a cell for each column. Trailing empty cells are harmless. */
export const fits = (cells: readonly string[], wanted: number): boolean =>
  cells.length === wanted || (cells.length > wanted && cells.slice(wanted).every((cell) => cell === ''));

/** A whole feed, by file name. */
export type Tables = ReadonlyMap<string, Table>;

/** A table built in memory rather than read. */
export const tableOf = (file: string, columns: readonly string[], rows: readonly (readonly string[])[]): Table => ({
  file,
  columns,
  lines: rows.map((cells, i) => ({ line: i + 2, cells })),
  unreadable: [],
});

/** Possible ids in an unreadable line: each cell, and the parts of cells that swallowed others. */
export const words = (cells: readonly string[]): readonly string[] =>
  cells.flatMap((cell) => (/[\s,"]/.test(cell) ? [cell, ...cell.split(/[\s,"]+/)] : [cell])).filter(Boolean);

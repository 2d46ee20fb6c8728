/** Lines of a table: columns as wide as their longest cell, amounts right-aligned. */
export function tableLines(heads: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]!.length)));
  const isAmount = heads.map((_, column) => rows.length > 0 && rows.every((row) => AMOUNT.test(row[column]!)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (isAmount[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  ')
      .trimEnd();
  return [line(heads), ...rows.map(line)];
}

const AMOUNT = /^(\$ -?[\d,]+\.\d\d|\d*)$/;

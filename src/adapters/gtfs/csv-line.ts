/** A line of a CSV file (RFC 4180), including its line end. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\n`;

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

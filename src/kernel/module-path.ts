/** A QR as one drawing path of unit squares; `size` is its side in modules, without a quiet zone. */
export interface QrPath {
  readonly size: number;
  readonly d: string;
}

/**
 * Draws the modules of a QR (true: dark) without its `border` modules of quiet zone on each side: the caller draws
 * that.
 */
export function modulePath(modules: readonly (readonly boolean[])[], border: number): QrPath {
  const inner = modules.slice(border, -border).map((row) => row.slice(border, -border));
  return { size: inner.length, d: inner.flatMap(stretches).join('') };
}

/** Dark stretches of a row, each as one subpath: a third of the size of one square per module. */
function stretches(row: readonly boolean[], y: number): string[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    const width = (end < 0 ? row.length : end) - x;
    return [`M${x} ${y}h${width}v1h-${width}z`];
  });
}

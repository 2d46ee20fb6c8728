/**
 * Passes a problem on once a minute, however often it is met: while the database is away, each queue meets the same one
 * every few seconds.
 */
export function throttledReport(
  report: (problem: unknown) => void,
  { everyMs = 60_000, now = () => performance.now() } = {},
): (problem: unknown) => void {
  const told = new Map<string, number>();
  return (problem) => {
    const kind = kindOf(problem);
    const last = told.get(kind);
    if (last !== undefined && now() - last < everyMs) return;
    told.set(kind, now());
    report(problem);
  };
}

/** The code of a system or of the database, for the words around it differ; else the words. */
function kindOf(problem: unknown): string {
  const { code, message } = { code: undefined, message: undefined, ...(problem as object) } as Record<string, unknown>;
  if (code !== undefined) return String(code);
  return problem instanceof Error ? problem.message : String(message ?? problem);
}

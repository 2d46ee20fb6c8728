/**
 * Passes on each kind of problem at most once a minute: while the database is unavailable, every queue meets the same
 * one every few seconds.
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

/** The system's or database's error code, because messages vary; without a code, the message. */
function kindOf(problem: unknown): string {
  const { code, message } = { code: undefined, message: undefined, ...(problem as object) } as Record<string, unknown>;
  if (code !== undefined) return String(code);
  return problem instanceof Error ? problem.message : String(message ?? problem);
}

/**
 * What nobody caught is told like every other problem and ends the process, which may be in any state. Node would print all that an
 * error carries along.
 */
export function tellUncaught(report: (problem: unknown) => void): void {
  process.once('uncaughtException', (problem) => {
    report(problem);
    process.exit(1);
  });
}

/**
 * Reports an uncaught error like any other problem, then ends the process, whose state is undefined. Node's default
 * would print every property of the error.
 */
export function tellUncaught(report: (problem: unknown) => void): void {
  process.once('uncaughtException', (problem) => {
    report(problem);
    process.exit(1);
  });
}

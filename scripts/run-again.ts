/** The part of a test report that says which files failed, and by what. */
export interface TestReport {
  readonly testResults: readonly {
    /** Path of the file. */
    readonly name: string;
    readonly status: string;
    /** Why the file failed, when none of its tests did. */
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/** More failed files than these are not bad luck. */
const MAX_FILES = 6;

const TIMED_OUT = /(Test|Hook) timed out in \d+ms/;

/**
 * Failed files that a busy machine may have failed, and that are run once more by themselves: any in a browser, others
 * only if nothing failed but the time they were given. A wrong result is never run again: it may be a race that loses
 * once in a hundred times. None if more than six files failed.
 */
export function filesToRunAgain({ testResults }: TestReport, inBrowser: boolean): readonly string[] {
  const failed = testResults.filter(({ status }) => status === 'failed');
  if (failed.length > MAX_FILES) return [];
  const hasTimedOut = ({ message = '', assertionResults }: (typeof failed)[number]): boolean => {
    const reasons = assertionResults.filter(({ status }) => status === 'failed').map((test) => test.failureMessages);
    const all = reasons.length > 0 ? reasons.map((messages) => messages.join('\n')) : [message];
    return all.every((reason) => TIMED_OUT.test(reason));
  };
  const again = failed.filter((file) => inBrowser || hasTimedOut(file));
  // All failed files, or none: with one left failing the run fails anyway.
  return again.length === failed.length ? again.map(({ name }) => name) : [];
}

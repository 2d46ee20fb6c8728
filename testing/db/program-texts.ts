import { namedTexts } from '#adapters/db/statement.ts';

/** What is sold only in tests (`testing/coffee.ts`), which a worker that ran one of them has loaded too. */
const OF_TESTS = /^coffee-/;

/** The texts of the program's statements by name. */
export const programTexts = (): ReadonlyMap<string, string> =>
  new Map([...namedTexts].filter(([name]) => !OF_TESTS.test(name)));

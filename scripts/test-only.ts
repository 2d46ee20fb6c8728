// Finds rules that only tests call: they look as if a requirement were met. A rule is used or deleted.

/** Parts of the specification that calls of the carrier's other systems may need, with nothing to use them here. */
const SPECIFIED: ReadonlySet<string> = new Set([
  // Identifiers (spec 9).
  'PROMOTION_ID',
  'USER_ID',
  // Formats (spec 5).
  'isCellPhone',
  'isTime',
  'isLatitude',
  'isLongitude',
  // Filters of fields (spec 5).
  'signedDigits',
  'lettersOnly',
  'capitalise',
]);

const RULES = /^src\/(?:kernel|domain|app)\//;
const TESTS = /\.test\.tsx?$|\/testing\//;
const EXPORTED = /^export (?:async )?(?:function\*?|const|class|enum) (\w+)/gm;

/**
 * Exports of rules that no product file names, as `file: name`. `sources` are all files, without comments, by
 * their paths.
 */
export function calledByTestsAlone(sources: ReadonlyMap<string, string>): readonly string[] {
  const uses = new Map<string, number>();
  const product = [...sources].filter(([file]) => /^(?:src|db)\//.test(file) && !TESTS.test(file));
  for (const [, code] of product) for (const [word] of code.matchAll(/\w+/g)) uses.set(word, (uses.get(word) ?? 0) + 1);
  return product
    .filter(([file]) => RULES.test(file))
    .flatMap(([file, code]) => [...code.matchAll(EXPORTED)].map(([, name = '']) => ({ file, name })))
    .filter(({ name }) => uses.get(name) === 1 && !SPECIFIED.has(name))
    .map(({ file, name }) => `${file}: ${name}`);
}

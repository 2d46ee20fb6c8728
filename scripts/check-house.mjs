// The house rules that can be executed: imports between floors and rooms, pure floors, file sizes, no barrels, nothing
// unfinished and no machine-specific paths.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { readMigrations } from '../src/adapters/db/migration-files.ts';
import { cyclesOf, staleNames, violationsOf } from './rooms.ts';
import { deadLinks } from './dead-links.ts';
import { askedKind, kindsNotLookedFor, RECORDS } from './item-kinds.ts';
import { filesOutside, PRODUCTS } from './kind-files.ts';
import { calledByTestsAlone } from './test-only.ts';
import { typedPagePath } from './typed-page-path.ts';
import { withoutComments } from './without-comments.ts';

const MAX_LINES = 400;

/** Anything else at the root was left there by hand: cookie jars with sessions were committed once. */
const AT_ROOT = new Set([
  '.dependency-cruiser.mjs',
  '.gitignore',
  '.npmrc',
  '.oxlintrc.json',
  'README.md',
  'biome.json',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
]);

/**
 * A time without its day is read as of whatever date is near it (decision T89). Times are written by
 * `#text/moments.ts`; these files write the day next to the time themselves, or mark an arrival on another day.
 */
const CLOCKS_BESIDE_THEIR_DAY = new Set([
  // Formats times for all others.
  'src/kernel/local-time.ts',
  'src/text/moments.ts',
  // The date in the same sentence.
  'src/http/format/letters/invoice-letters.ts',
  'src/http/format/letters/matter.ts',
  // The day in the line above.
  'src/text/case-answers.ts',
  'src/http/orders/letters.ts',
  'src/web/flows/invoicing/several/shell.tsx',
  'src/http/format/short-notice.ts',
  'src/text/errors/counter.ts',
  'src/text/ticket-message.ts',
  'src/web/invoicing/panel-head.tsx',
  'src/web/invoicing/invoice-list.tsx',
  'src/web/flows/itinerary/dated-moment.ts',
  'src/web/flows/itinerary/my-reservation/shuttle-rides.ts',
  'src/web/pages/counter/trip.tsx',
  // The date below large digits.
  'src/web/ticketing/pay-card.tsx',
  'src/web/payment/store-reference-card.tsx',
  // Departure and arrival, each below its date or with a mark of the other day.
  'src/http/format/letters/journey-blocks.ts',
  'src/http/format/ticket-sheet.ts',
  'src/web/flows/itinerary/change-schedule/run-card.tsx',
  'src/web/flows/pay-link/shell.tsx',
  'src/web/ticketing/route-between.tsx',
  'src/web/flows/reservation/trip-summary.tsx',
  // Departures in a list of one day.
  'src/web/booking/run-discounts.tsx',
  'src/web/booking/run-row.tsx',
  'src/web/flows/reservation/schedules/connection-list.tsx',
  'src/web/flows/reservation/schedules/runs-of-day.tsx',
  'src/web/pages/home/board.tsx',
  'src/web/pages/shuttle/screen.tsx',
  'src/web/booking/run-line.tsx',
]);
/**
 * Files that show a day and a time without the name of the zone, which formatters of `#text/moments.ts` say with it.
 * For everybody else `momentThere`, `spanThere`, `localMoment` or `carrierMoment` (`#text/zoned-moments.ts`).
 */
const ZONES_BESIDE_THEM = new Set([
  'src/text/moments.ts',
  'src/text/errors/content.ts',
  // The stop of the departure in the same line, under a heading, or in the sentence the moment is put into.
  'src/http/format/letters/matter.ts',
  'src/http/orders/letters.ts',
  'src/web/flows/invoicing/several/shell.tsx',
  'src/web/seats/bus-words.ts',
  'src/web/flows/itinerary/change-schedule/head.tsx',
  'src/web/flows/reservation/schedules/journey-tabs.tsx',
  'src/web/pages/boarding/boarding-scanner.tsx',
  'src/web/pages/boarding/answer-panel.tsx',
  // Staff at the place, or on the carrier's clock, which is theirs.
  'src/web/pages/boarding/voucher-answer.tsx',
  'src/web/pages/voucher-door/screen.tsx',
  'src/web/pages/tour-starts/screen.tsx',
  'src/web/pages/counter/receipt.tsx',
  'src/web/pages/case-desk/opened-case.tsx',
  'src/web/content/standing.ts',
  // By the clock of the device.
  'src/web/pages/my-vouchers/screen.tsx',
  // Days and times of sessions by the carrier's clock: its script is as large as a page's may be.
  'src/web/pages/account-safety/page.ts',
]);
const faults = [];

await checkImports();
// With a duplicate number or a gap no database can be opened: checked before a change lands.
await readMigrations('db/migrations').catch(({ message }) => faults.push(message));
for (const file of listed())
  if (!file.includes('/') && !AT_ROOT.has(file)) faults.push(`${file}: left at the root (or list it here)`);
for (const file of tracked()) checkFile(file, readFileSync(file, 'utf8'));
for (const [name, product] of Object.entries(PRODUCTS)) countOutside(name, product);
checkUnused();
report();

async function checkImports() {
  const { output } = await cruise(['src', 'stand-ins'].filter(existsSync), {
    ...config.options,
    ruleSet: { forbidden: config.forbidden },
    validate: true,
  });
  // With a parser that cannot read TypeScript the tool analyses nothing and reports success: that must fail.
  if (output.summary.totalCruised < 20)
    faults.push(`only ${output.summary.totalCruised} modules were read: the import check did not work`);
  for (const { rule, from, to } of output.summary.violations) faults.push(`${from}: imports ${to} (${rule.name})`);
  console.log(`house: ${output.summary.totalCruised} modules, ${output.summary.totalDependenciesCruised} imports read`);
  checkRooms(output.modules);
}

function checkRooms(modules) {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  const [violations, cycles] = [violationsOf(imports), cyclesOf(imports)];
  faults.push(
    ...violations.map((violation) => `rooms: ${violation} imports against the order of scripts/rooms.ts`),
    ...cycles.map((rooms) => `rooms: ${rooms.join(', ')} import each other in a circle`),
    ...staleNames(modules.map(({ source }) => source)),
  );
  console.log(
    `rooms: ${cycles.length} cycles between rooms on four floors, ${violations.length} imports against their order`,
  );
}

function listed() {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return list.split('\n').filter((file) => file && exists(file));
}

function tracked() {
  return listed().filter((file) => /\.(ts|tsx|mjs|js|css|sql|md|sh)$|^\.ci\//.test(file));
}

function exists(file) {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}

function checkFile(file, text) {
  const code = /\.(ts|tsx|mjs|js)$/.test(file);
  const self = file === 'scripts/check-house.mjs';
  const lines = text.split('\n').length;
  if (code && lines > MAX_LINES) faults.push(`${file}: ${lines} lines, over ${MAX_LINES}: probably two ideas`);
  if (/(^|\/)index\.tsx?$/.test(file) && file.startsWith('src/')) faults.push(`${file}: a barrel or a nameless file`);
  if (/(^|\/)(utils|helpers|misc|common)(\.tsx?|\/)/.test(file)) faults.push(`${file}: name the idea`);
  if (self) return;
  if (/(^|[\s"'`(])\/(work|farm)\/|\/tmp\/[a-z]/.test(text)) faults.push(`${file}: a path of one machine`);
  if (file.endsWith('.md'))
    faults.push(...deadLinks(file, text, existsSync).map((path) => `${file}: leads to ${path}, which is not there`));
  // What begins quite transparent counts as not shown until it has arrived: a ticket made a page seem a second slower.
  if (file.endsWith('.css') && /@keyframes[^{]*\{\s*(?:from|0%)\s*\{[^}]*opacity:\s*0\s*;/.test(text))
    faults.push(`${file}: an animation begins with nothing to see (begin with opacity: 0.2)`);
  if (!code) return;
  if (/\b(TODO|FIXME|XXX)\b|@ts-ignore|@ts-nocheck|\bas any\b|\.only\(|\bxit\(|\bxdescribe\(/.test(text))
    faults.push(`${file}: unfinished or silenced`);
  if (/^src\/(?!.*\.test\.)/.test(file) && /\bformatClock\b/.test(text) && !CLOCKS_BESIDE_THEIR_DAY.has(file))
    faults.push(`${file}: a clock without its day (say it with #text/moments.ts, or list it here)`);
  if (/^src\/(?!.*\.test\.)/.test(file) && saysNoZone(text) && !ZONES_BESIDE_THEM.has(file))
    faults.push(`${file}: a moment without its zone (say it with #text/moments.ts, or list it here)`);
  const typed = /^src\/(?!.*(\.test\.|\/testing\/))/.test(file) && typedPagePath(withoutComments(text));
  if (typed && file !== 'src/wire/page-paths.ts')
    faults.push(`${file}: types the path of a page, ${typed} (it is in #wire/page-paths.ts)`);
  const kind = askedKind(file, withoutComments(text));
  if (kind) faults.push(`${file}: asks what kind an item is, ${kind} (its fulfilment answers)`);
  const unknown = RECORDS.includes(file) ? kindsNotLookedFor(text) : [];
  faults.push(...unknown.map((name) => `${file}: sells ${name}, which scripts/item-kinds.ts does not look for`));
  if (/^export \* from/m.test(text)) faults.push(`${file}: a barrel`);
  // Any other way of loading fails permanently after a momentary loss of the network.
  const isPage = /^src\/(web|ui)\//.test(file) && !/\.test\.tsx?$|^src\/web\/boot\.ts$/.test(file);
  if (isPage && /(?<!\btypeof )(?<!\b(?:late|soon)\(\s*\(\) =>\s*)\bimport\(/.test(withoutComments(text)))
    faults.push(`${file}: what is fetched later comes through late or soon (src/web/services/late.ts)`);
  if (/^src\/(kernel|domain|app)\//.test(file) && !/\.test\.ts$|\/testing\//.test(file))
    checkPurity(file, withoutComments(text));
}

/** Uses a formatter without the zone, and names none in the same file. */
function saysNoZone(text) {
  const imported = /import (?:type )?\{([^}]*)\} from '#text\/moments\.ts'/.exec(text)?.[1] ?? '';
  return /\b(dayAndClock|datedMoment)\b/.test(imported) && !/\b(clockOf|LOCAL_CLOCK|CARRIER_CLOCK)\b/.test(text);
}

function checkUnused() {
  const sources = tracked().filter((file) => /\.tsx?$/.test(file));
  const found = calledByTestsAlone(new Map(sources.map((file) => [file, withoutComments(readFileSync(file, 'utf8'))])));
  faults.push(...found.map((rule) => `${rule} is called by tests alone: call it or delete it`));
}

/** `HOUSE_FILES=1` also lists them. */
function countOutside(name, product) {
  const outside = filesOutside(product, tracked(), (file) => withoutComments(readFileSync(file, 'utf8')));
  console.log(`kinds: ${name} touch ${outside.length} files outside their own rooms, at most ${product.limit}`);
  if (process.env.HOUSE_FILES) console.log(outside.map((file) => `  ${file}`).join('\n'));
  if (outside.length > product.limit)
    faults.push(`kinds: ${name} touch ${outside.length} files outside their own rooms:\n  ${outside.join('\n  ')}`);
}

function checkPurity(file, code) {
  const impure =
    /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.|\bcrypto\.|\bfetch\(|\bsetTimeout\(|\bperformance\.now\(/.exec(
      code,
    );
  if (impure) faults.push(`${file}: a rule reads ${impure[0]} (take it as a parameter)`);
  if (/^src\/(kernel|domain)\//.test(file) && /\basync\b|\bawait\b|Promise</.test(code))
    faults.push(`${file}: a rule waits for something`);
}

function report() {
  if (faults.length === 0) return console.log('house: every rule holds');
  console.error(faults.map((fault) => `house: ${fault}`).join('\n'));
  process.exitCode = 1;
}

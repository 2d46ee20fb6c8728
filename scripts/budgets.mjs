// Checks what a visitor downloads against its budget: scripts of every screen as sent (Brotli), fonts, and pages that
// must have no script at all. Run after the build.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

const KB = 1024;
/** Each includes 57 KB of React. */
const BUDGETS = [
  {
    of: /^pages\/boarding$/,
    most: 72 * KB,
    why: 'the door of a bus, for tickets and vouchers, which its devices keep',
  },
  { of: /^pages\/my-tickets$/, most: 68 * KB, why: 'the tickets a device keeps' },
  { of: /^pages\/|\/reservation\/schedules$/, most: 66 * KB, why: 'a public page and the results' },
  { of: /^flows\//, most: 72 * KB, why: 'a step of a flow' },
];
const FONTS = 20 * KB;
const WORKER = 4 * KB;
const OWN_STEP = 9 * KB;
/** What the first touch of a date field fetches before its calendar, most of it React. */
const DATES = 62 * KB;

const { ROUTES } = await import('../dist/server/pages.js');
const { entries, dates } = JSON.parse(readFileSync('dist/server/assets.json', 'utf8'));
const faults = [];
const sent = (path) => statSync(`dist/client${path}.br`).size;

for (const { entry, interactive } of ROUTES) {
  const built = entries[entry];
  if (!built) faults.push(`${entry}: was not built`);
  if (!built || !interactive) continue;
  const own = sent(built.script);
  const all = own + built.chunks.reduce((sum, path) => sum + sent(path), 0);
  const budget = BUDGETS.find(({ of }) => of.test(entry));
  console.log(`budgets: ${entry.padEnd(34)} ${kb(all)} KB of script, ${kb(own)} its own`);
  if (all > budget.most) faults.push(`${entry}: ${kb(all)} KB of script, over the ${kb(budget.most)} of ${budget.why}`);
  if (entry.startsWith('flows/') && own > OWN_STEP)
    faults.push(`${entry}: ${kb(own)} KB of its own, over ${kb(OWN_STEP)}`);
}

const ofDates = [dates.script, ...dates.chunks].reduce((sum, path) => sum + sent(path), 0);
console.log(`budgets: calendar of a date field ${kb(ofDates)} KB`);
if (ofDates > DATES) faults.push(`calendar of a date field: ${kb(ofDates)} KB, over ${kb(DATES)}`);

const worker = sent('/sw.js');
console.log(`budgets: service worker ${kb(worker)} KB`);
if (worker > WORKER) faults.push(`service worker: ${kb(worker)} KB, over ${kb(WORKER)}`);

const fonts = readdirSync('dist/client/assets').filter((file) => file.endsWith('.woff2'));
const fontBytes = fonts.reduce((sum, file) => sum + statSync(`dist/client/assets/${file}`).size, 0);
console.log(`budgets: fonts ${kb(fontBytes)} KB`);
if (fontBytes > FONTS) faults.push(`fonts: ${kb(fontBytes)} KB, over ${kb(FONTS)}`);
if (!existsSync('dist/client/assets')) faults.push('nothing was built');

function kb(bytes) {
  return (bytes / KB).toFixed(1);
}

if (faults.length > 0) {
  console.error(faults.map((fault) => `budgets: ${fault}`).join('\n'));
  process.exitCode = 1;
}

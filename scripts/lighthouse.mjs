// Lighthouse on a phone, against the built site with its own database. The tests run the parts that do not depend on
// the load of the machine, of tickets and a landing: accessibility, best practices and SEO. `npm run lighthouse` has every
// page of a sale, and adds timings over slow 4G: paints, blocking time, layout shift and the score, as medians of five
// runs; the score counts only on an idle machine. `npm run lighthouse-kinds` audits one page of each other kind that
// search engines find, once.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { browserPath } from '../e2e/testing/browser-path.ts';
import { startSite } from '../e2e/testing/start-site.ts';
import { apiClient } from '../e2e/testing/api-client.ts';
import { payByCard } from '../e2e/testing/paid-trip.ts';
import { bring, codeIn, reachSteps } from '../e2e/testing/reach-steps.ts';
import * as paths from '../src/wire/page-paths.ts';

const CALM = 1.5;
/** Limits under any load; layout shift is as it is printed, to a thousandth. */
const LIMITS = { fcp: 1500, lcp: 1500, cls: 0.0005 };
/** For one run on an idle machine; the median of five is 100. */
const MIN_PERFORMANCE = 97;
/** Limits on an idle machine. */
const CALM_LIMITS = { lcp: 900 };
const runs = Number(process.argv.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 1);
const isTimed = process.argv.includes('--timed');
const isOfKinds = process.argv.includes('--kinds');
/** `--pages=home,seats`: only these. */
const wanted = process.argv
  .find((arg) => arg.startsWith('--pages='))
  ?.slice(8)
  .split(',');
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** Of one person: search engines are kept out. */
const PERSONAL = { skipAudits: ['is-crawlable'] };

const site = await startSite();
let missed = 0;
try {
  await isLoaded();
  const as = (cookies) => ({ cookie: `${cookies};consent=none` });
  const pages = isOfKinds ? kinds(as) : await sale(as);
  for (const page of pages.filter(({ name }) => wanted?.includes(name) ?? true)) {
    const measured = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measure(page));
    report(page.name, measured);
  }
} finally {
  await site.stop();
}
process.exitCode = missed > 0 ? 1 : 0;

/** Home, the steps of a sale that differ most, and a page to read of each make. */
async function sale(as) {
  const reached = await reachSteps(site.url);
  return [
    { name: 'home', url: site.url, headers: as('') },
    {
      name: 'results',
      url: `${site.url}/reservacion/horarios?code=${codeIn(reached.results)}`,
      headers: as(reached.results),
    },
    {
      name: 'seats',
      url: `${site.url}/reservacion/asientos?code=${codeIn(reached.seats)}`,
      headers: as(reached.seats),
    },
    {
      name: 'payment',
      url: `${site.url}/reservacion/pago?code=${codeIn(reached.payment)}`,
      headers: as(reached.payment),
      ...PERSONAL,
    },
    await tickets(as),
    { name: 'landing', url: `${site.url}/boletos-a-sayulita`, headers: as('') },
    { name: 'tour', url: `${site.url}/tours/detalle/surf-en-sayulita`, headers: as('') },
  ];
}

/** A page of each kind that is found and is not among those of the sale. */
function kinds(as) {
  return Object.entries({
    stop: `${paths.locations.es}/sayulita`,
    stops: paths.locations.es,
    timetable: paths.schedules.es,
    service: paths.baggage.es,
    services: paths.services.es,
    fleet: paths.fleet.es,
    promotions: paths.promotions.es,
    questions: paths.faq.es,
    text: paths.tips.es,
    company: paths.companies.es,
    legal: paths.privacy.es,
    contact: paths.contact.es,
    case: paths.lostProperty.es,
    account: paths.frequent.es,
    gift: paths.giftCard.es,
    invoice: paths.invoicing.es,
    tours: paths.tourSearch.es,
    adventures: paths.adventures.es,
    adventure: `${paths.adventures.es}/islas-marietas`,
    lounge: paths.loungeBooking.es,
    rides: paths.shuttleRides.es,
    car: paths.carRental.es,
    english: paths.home.en,
  }).map(([name, path]) => ({
    name,
    url: site.url + path,
    headers: as(''),
    // Its form is like those of other topics, and asks not to be found.
    ...(name === 'case' ? { skipAudits: ['is-crawlable'] } : {}),
  }));
}

/** The page of a paid round trip for two. */
async function tickets(as) {
  const client = await apiClient(site.url);
  const code = await bring(client, 4, { ahead: 4 });
  await payByCard(client, code, site.url);
  return {
    name: 'tickets',
    url: `${site.url}/reservacion/boletos?code=${code}`,
    headers: as(`${client.cookie()};reservation=${code}`),
    ...PERSONAL,
  };
}

/** The rest of the timetable is loaded after the site is ready; that is not measured. */
async function isLoaded() {
  for (let i = 0; i < 300 && !site.output().includes('the whole demo timetable'); i += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

async function measure({ url, headers, skipAudits = [] }) {
  const browser = await startBrowser();
  try {
    const { lhr } = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      extraHeaders: headers,
      skipAudits,
      onlyCategories: isTimed ? ['performance', ...CATEGORIES] : CATEGORIES,
    });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const score = (id) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    const value = (id) => lhr.audits[id]?.numericValue ?? Number.NaN;
    const failing = CATEGORIES.flatMap((id) =>
      lhr.categories[id].auditRefs
        .filter(
          ({ weight, id: audit }) => weight > 0 && lhr.audits[audit].score !== null && lhr.audits[audit].score < 1,
        )
        .map(({ id: audit }) => audit),
    );
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      failing,
    };
  } finally {
    await browser.close();
  }
}

function report(name, measured) {
  const m = Object.fromEntries(
    Object.keys(measured[0]).map((key) => [
      key,
      key === 'failing' ? measured[0].failing : median(measured.map((r) => r[key])),
    ]),
  );
  const scores = [...(isTimed ? [m.performance] : []), m.accessibility, m.practices, m.seo].join(' / ');
  const times = `  FCP ${m.fcp.toFixed(0)} ms  LCP ${m.lcp.toFixed(0)} ms  TBT ${m.tbt.toFixed(0)} ms  CLS ${m.cls.toFixed(3)}`;
  console.log(`lighthouse: ${name.padEnd(10)} ${scores}${isTimed ? times : ''}`);
  const faults = [...m.failing.map((audit) => `${audit} fails`), ...(isTimed ? lateness(m) : [])];
  for (const fault of faults) console.error(`lighthouse: ${name}: ${fault}`);
  missed += faults.length;
}

function lateness(m) {
  const calm = loadavg()[0] < CALM;
  return [
    ...Object.entries({ ...LIMITS, ...(calm ? CALM_LIMITS : {}) }).flatMap(([key, most]) =>
      m[key] > most ? [`${key} ${m[key].toFixed(2)} over ${most}`] : [],
    ),
    ...(calm && m.performance < MIN_PERFORMANCE ? [`performance ${m.performance} on a calm machine`] : []),
  ];
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

async function startBrowser() {
  const dir = mkdtempSync(join(tmpdir(), 'anden-lighthouse-'));
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'];
  args.push('--disable-background-networking', '--disable-component-update', '--disable-dev-shm-usage');
  const child = spawn(browserPath(), [...args, `--user-data-dir=${dir}`, '--remote-debugging-port=0', 'about:blank'], {
    stdio: 'ignore',
  });
  const file = join(dir, 'DevToolsActivePort');
  for (let i = 0; i < 400 && !existsSync(file); i += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, 100));
  const close = () =>
    new Promise((resolve) => {
      child.once('exit', () => {
        rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
        resolve();
      });
      child.kill('SIGKILL');
    });
  return { port: Number(readFileSync(file, 'utf8').split('\n')[0]), close };
}

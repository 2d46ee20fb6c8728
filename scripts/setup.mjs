// Prepares a checkout: packages, the pinned Node and, with --browser, what the tests need in addition: a Chromium, and
// xmllint and xsltproc, which validate our invoices independently of our code. Plain JavaScript for the Node that is
// already on the machine (20 or later); safe to run again.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const say = (text) => console.log(`setup: ${text}`);
const stamp = 'node_modules/.anden-setup';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

function installPackages() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  say('installing packages (once per change of package-lock.json; about half a minute)');
  run(npm(), ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(stamp, lock);
}

/** The npm that runs us, so that a machine with several uses the same one throughout. */
const npm = () => process.env.npm_execpath ?? 'npm';

function run(program, args) {
  const viaNode = /\.[cm]?js$/.test(program);
  const done = spawnSync(viaNode ? process.execPath : program, viaNode ? [program, ...args] : args, {
    stdio: 'inherit',
  });
  if (done.status !== 0)
    fail(`${program} ${args.join(' ')} ended with ${done.status ?? done.signal ?? done.error?.message}`);
}

function checkNode() {
  const wanted = createRequire(import.meta.url)(`${process.cwd()}/package.json`).dependencies.node;
  const pinned = 'node_modules/.bin/node';
  const version = existsSync(pinned)
    ? spawnSync(pinned, ['--version'], { encoding: 'utf8' }).stdout?.trim()
    : undefined;
  if (version === `v${wanted}`) return;
  say(`the package "node" did not bring its program (install scripts switched off?); fetching Node ${wanted}`);
  run(npm(), ['rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts', '--loglevel=error']);
  if (spawnSync(pinned, ['--version'], { encoding: 'utf8' }).stdout?.trim() !== `v${wanted}`) {
    fail(`Node ${wanted} could not be installed from the package "node"; install it yourself and put it first in PATH`);
  }
}

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** The same without windows, at half the cost; e2e/testing/browser-path.ts uses it where it can. */
const SHELL = '/usr/bin/chromium-headless-shell';

const findBrowser = () => [process.env.CHROME_PATH, ...WHOLE].find((path) => path && existsSync(path));

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function installBrowser() {
  if (!findBrowser()) {
    if (!isDebianRoot()) {
      fail('the browser tests need Chromium: install your system\'s package "chromium", or set CHROME_PATH to one');
    }
    say('installing Chromium for the browser tests (package "chromium", about a minute)');
    installDebian(['chromium']);
  }
  if (existsSync(SHELL) || process.env.CHROME_PATH || !isDebianRoot()) return;
  say('installing Chromium without windows, which makes them faster (package "chromium-headless-shell", some seconds)');
  const problem = tryDebian(['chromium-headless-shell']);
  if (problem) say(`going on without it: ${problem}`);
}

/** Programs that validate invoices, with the Debian package of each. */
const JUDGES = { xmllint: 'libxml2-utils', xsltproc: 'xsltproc' };

function installJudges() {
  const missing = Object.keys(JUDGES).filter((program) => spawnSync(program, ['--version']).status !== 0);
  if (missing.length === 0) return;
  const packages = missing.map((program) => JUDGES[program]);
  if (!isDebianRoot()) {
    say(
      `no ${missing.join(', no ')} here (packages ${packages.join(', ')}): the tests that ask them will say they are skipped`,
    );
    return;
  }
  say(`installing ${missing.join(' and ')}, which judge our invoices (packages ${packages.join(', ')}; some seconds)`);
  installDebian(packages);
}

function installDebian(packages) {
  const problem = tryDebian(packages);
  if (problem) fail(`${packages.join(', ')} could not be installed: ${problem}`);
}

/** Returns why it failed. Without a network it fails after some seconds. */
function tryDebian(packages) {
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const soon = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=10'];
  try {
    execFileSync('apt-get', ['update', '-q', ...soon], quiet);
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], quiet);
    return undefined;
  } catch (error) {
    return error.message;
  }
}

function fail(text) {
  console.error(`setup: ${text}`);
  process.exit(1);
}

installPackages();
checkNode();
if (process.argv.includes('--browser')) {
  installBrowser();
  installJudges();
}

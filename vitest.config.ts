import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { useRunFolder } from './e2e/testing/run-folder.ts';

// The tests' zone is deliberately not the carrier's: a rule that reads the machine's zone fails here.
process.env.TZ = 'Asia/Kolkata';
useRunFolder({ isForTests: true });

/** What comes by itself comes soon; on a busy machine that may be seconds. */
const expect = { poll: { timeout: 10_000 } };
/** A page waits for the server, which waits for a provider, and as many others want the same two cores. */
const expectOfPages = { poll: { timeout: 180_000, interval: 100 } };

/** In a fresh clone nobody knows how long a file takes. These begin first, so that no worker is alone with one at the end. */
const LONGEST = [
  'e2e/simulation/simulation.int.test.ts',
  'src/http/webhooks/any-order.int.test.ts',
  'src/app/invoicing/pac-faults.int.test.ts',
  'src/http/authorization.int.test.ts',
  'testing/upgrade/upgrade.int.test.ts',
  'src/adapters/db/embedded/start-embedded-postgres.int.test.ts',
  'src/adapters/db/embedded/keep-running.int.test.ts',
  'src/main/cli/backup.int.test.ts',
  'src/main/send-mail.int.test.ts',
  'src/http/fuzz.int.test.ts',
  'e2e/line-lost-payment.e2e.test.ts',
  'e2e/line-lost-after-sale.e2e.test.ts',
  'e2e/line-lost-sale.e2e.test.ts',
  'e2e/line-lost-signed-in.e2e.test.ts',
  'e2e/line-lost-account.e2e.test.ts',
  'e2e/line-lost-proofs.e2e.test.ts',
  'e2e/line-lost-orders.e2e.test.ts',
  'e2e/accessible.e2e.test.ts',
  'e2e/stop.e2e.test.ts',
  'e2e/crash/crash-points.e2e.test.ts',
  'e2e/layout-shift.e2e.test.ts',
  'e2e/two-tabs.e2e.test.ts',
];

const isWhole = process.env['ANDEN_BROWSER'] === 'all';
/**
 * Slow, and about what others try once: `crash`, `start-and-stop`, and hoarding without HTTP. `npm run browser` has them,
 * and by themselves `npm run crash-points`, `npm run faults` and `npm run hoarding`.
 */
const BY_NAME = [
  ...(isWhole || process.env['ANDEN_CRASH_POINTS'] || process.env['ANDEN_CRASH_KINDS']
    ? []
    : ['e2e/crash/crash-points.e2e.test.ts']),
  ...(isWhole || process.env['ANDEN_FAULTS'] ? [] : ['e2e/stop.e2e.test.ts']),
  ...(isWhole ? [] : ['e2e/hoarding/over-http.e2e.test.ts']),
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => LONGEST.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,stand-ins,scripts,db,testing,bench}/**/*.test.{ts,tsx}', 'e2e/simulation/**/*.test.ts'],
          exclude: ['**/*.int.test.ts', '**/node_modules/**'],
          // Most are over sooner than a world of their own is set up for them.
          isolate: false,
          // Some start a stand-in, which on a busy machine takes a while.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          maxWorkers: 3,
          expect,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{src,stand-ins,e2e,testing}/**/*.int.test.ts'],
          // Each has a database of its own; what they import is the same, and half of a short one's time.
          isolate: false,
          globalSetup: ['./testing/database-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // More than cores: half of the time they wait for clocks and answers.
          maxWorkers: 3,
          expect,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.e2e.test.ts'],
          exclude: BY_NAME,
          isolate: false,
          globalSetup: ['./e2e/testing/site-setup.ts'],
          // A machine three times slower must pass too.
          testTimeout: 900_000,
          hookTimeout: 900_000,
          // Two more than cores: half of the time pages wait for lost lines, slow lines and providers. With more of them a
          // machine that is busy with other work answers none in time.
          maxWorkers: 4,
          // After the others in a command that runs both: they have other workers.
          sequence: { groupOrder: 1 },
          expect: expectOfPages,
        },
      },
      {
        test: {
          // Takes an hour: `npm run pictures`.
          name: 'pictures',
          include: ['e2e/pictures/*.pictures.test.ts'],
          globalSetup: ['./e2e/testing/site-setup.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

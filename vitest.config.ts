import { defineConfig } from 'vitest/config';

// The tests' zone is deliberately not the carrier's: a rule that reads the machine's zone fails here.
process.env.TZ = 'Asia/Kolkata';

/** What comes by itself comes soon; on a busy machine that may be seconds. */
const expect = { poll: { timeout: 10_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,stand-ins,scripts,db}/**/*.test.{ts,tsx}', 'e2e/simulation/**/*.test.ts'],
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
          include: ['{src,stand-ins,e2e}/**/*.int.test.ts'],
          globalSetup: ['./src/main/testing/database-setup.ts'],
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
          globalSetup: ['./e2e/testing/site-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          expect,
        },
      },
    ],
  },
});

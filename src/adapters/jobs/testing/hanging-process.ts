import { startJobs } from '#adapters/jobs/start-jobs.ts';

// A program for the tests: takes the job named by its second argument, prints one line, and never finishes it.
const [connection, name] = process.argv.slice(2);
const run = async () => {
  process.stdout.write('running\n');
  await new Promise(() => undefined);
};
startJobs({
  connection: JSON.parse(connection!),
  jobs: [{ name: name!, cadence: { everySeconds: 1 }, run }],
  report: (problem) => void process.stderr.write(`${String(problem)}\n`),
});

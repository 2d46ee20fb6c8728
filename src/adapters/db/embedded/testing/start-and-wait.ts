import { startEmbeddedPostgres } from '../start-embedded-postgres.ts';

// A program for the tests: starts the database described by its first argument, reports it in one line of JSON, and
// lives until it is killed or receives any input; then it stops properly.
const { keeps, ...options } = JSON.parse(process.argv[2] ?? '{}');

try {
  const { stop, ...facts } = await startEmbeddedPostgres({
    ...options,
    log: () => undefined,
    ...(keeps && { onLost: () => process.exit(1) }),
  });
  process.stdout.write(`${JSON.stringify(facts)}\n`);
  process.stdin.once('data', () => stop().then(() => process.exit(0)));
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: error instanceof Error ? error.message : String(error) })}\n`);
}

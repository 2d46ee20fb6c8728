import cluster from 'node:cluster';
import { processLog } from '#adapters/log/process-log.ts';
import { tellUncaught } from '#adapters/log/tell-uncaught.ts';
import { createClosing, MAX_STOP_MS } from '#main/closing.ts';
import { type Environment, readEnvironment } from '#main/config/config.ts';
import { givenSurroundings, noteServing } from '#main/processes/serving-process.ts';
import type { RequestLimits } from '#http/limits/rate-limiter.ts';

/** A process that serves ends before the one that started it, which then closes what they share. */
const PART_OF_STOP = 0.75;

const environment = readEnvironment(process.env);
const isProduction = typeof environment !== 'string' && environment.ANDEN_ENV === 'production';
const log = processLog(isProduction ? 'program' : 'person');
const { problem: report, note: say } = log;
tellUncaught(report);
if (typeof environment === 'string') {
  report(environment);
  process.exit(2);
}

const closing = createClosing(report, cluster.isWorker ? MAX_STOP_MS * PART_OF_STOP : MAX_STOP_MS);
let isStopping = false;
const close = async (code: number) => {
  isStopping = true;
  await closing.close();
  process.exit(code);
};
const stop = () => {
  // A terminal and the process that started this one may both ask.
  if (cluster.isWorker && isStopping) return;
  say('stopping');
  void close(0);
};
const listen = cluster.isWorker ? 'on' : 'once';
process[listen]('SIGTERM', stop);
process[listen]('SIGINT', stop);
await (cluster.isWorker ? serveAsOneOfSeveral(environment) : start(environment)).catch(async (problem) => {
  report(problem);
  await close(1);
});

async function start(env: Environment): Promise<void> {
  const { notesOf, openSurroundings, originOf } = await import('#main/surroundings.ts');
  const onLost = (problem: unknown) => {
    // The process exits so that its supervisor restarts it: without its database it cannot serve.
    report(problem);
    void close(1);
  };
  const opening = openSurroundings(env, { report, say, onOpen: closing.onOpen, onLost });
  const isAlone = env.ANDEN_PROCESSES === 1;
  const [{ surroundings, finishDemo }, serving] = await Promise.all([opening, isAlone ? loadServing() : undefined]);
  if (serving) await serving.serve(env, surroundings, { log, onOpen: closing.onOpen, pages: serving.pages });
  else {
    const { startProcesses } = await import('#main/processes/processes.ts');
    await startProcesses(env, surroundings, { report, say, onOpen: closing.onOpen });
  }
  for (const note of notesOf(surroundings)) say(note);
  const origin = originOf(env, surroundings);
  say(env.ANDEN_ROLE === 'worker' ? `worker ready at http://${env.HOST}:${surroundings.port}` : `ready at ${origin}`);
  await finishDemo?.().then(() => say('the whole demo timetable is on sale'), reportUnlessStopping);
}

/** What is still loading fails as soon as its database stops. */
function reportUnlessStopping(problem: unknown): void {
  if (!isStopping) report(problem);
}

/** The modules of a process that serves, which take a second to load: meanwhile the database starts. */
async function loadServing() {
  const { preparePages, serve } = await import('#main/serve.ts');
  return { serve, pages: await preparePages() };
}

async function serveAsOneOfSeveral(env: Environment): Promise<void> {
  const given = givenSurroundings();
  const { serve, pages } = await loadServing();
  const { limitsOf } = await import('#main/processes/shared-limits.ts');
  const limits: RequestLimits = limitsOf(process);
  await serve(env, await given, { log, onOpen: closing.onOpen, limits, pages });
  noteServing();
}

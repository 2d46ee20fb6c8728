// Loaded into a site under test with `--import`: ends it, as by `kill -9`, after the n-th await of a marked request.
// Counted is everything that leaves the process: each connection acquired, each reply of the database, each response of
// a provider and each body read. Everything between two of them is one step, because it is invisible from outside. `17`
// is the seventeenth of all; `commit 2` is the second COMMIT, `fetch 1` the first response of a provider.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { Client, Pool } from 'pg';

interface Marked {
  /** Which await to die after; 0 lets it live and reports at the end how many there were. */
  readonly after: string;
  waits: number;
  readonly waitsFor: Map<string, number>;
}

const HEADER = 'x-crash-after';
const marked = new AsyncLocalStorage<Marked>();

const waited = <T>(answer: Promise<T>, what: string): Promise<T> => {
  const request = marked.getStore();
  return request ? answer.finally(() => count(request, what)) : answer;
};

function count(request: Marked, what: string): void {
  const times = (request.waitsFor.get(what) ?? 0) + 1;
  request.waitsFor.set(what, times);
  request.waits += 1;
  if ([`${request.waits}`, `${what} ${times}`].includes(request.after)) process.kill(process.pid, 'SIGKILL');
}

type Method = (...args: unknown[]) => unknown;

/** Methods that return a promise count; calls with a callback are left alone. */
function watch<Name extends string>(owner: Readonly<Record<Name, unknown>>, name: Name): void {
  const original = owner[name] as Method;
  const watched = function (this: unknown, ...args: unknown[]): unknown {
    const answer = original.apply(this, args);
    // The kind of a query: those that end a transaction by the keyword alone.
    return answer instanceof Promise
      ? waited(answer, typeof args[0] === 'string' && name === 'query' ? args[0] : name)
      : answer;
  };
  Object.defineProperty(owner, name, { value: watched, configurable: true, writable: true });
}

watch(Client.prototype, 'query');
watch(Pool.prototype, 'connect');
watch(globalThis, 'fetch');
watch(Response.prototype, 'text');
watch(Response.prototype, 'json');

const emit = Server.prototype.emit;
Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]): boolean {
  const [request, response] = args as [IncomingMessage, ServerResponse];
  const header = event === 'request' ? request.headers[HEADER] : undefined;
  if (header === undefined) return emit.call(this, event, ...args);
  const mark: Marked = { after: String(header), waits: 0, waitsFor: new Map() };
  response.once('finish', () => console.log(`waited ${mark.waits} times`));
  return marked.run(mark, () => {
    // Its body arrives asynchronously: listeners for it belong to the request as well.
    const on = request.on.bind(request);
    request.on = (name: string, listener: Method) => on(name, AsyncLocalStorage.bind(listener));
    return emit.call(this, event, ...args);
  });
} as typeof emit;

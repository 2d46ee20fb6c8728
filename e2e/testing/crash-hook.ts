// Loaded into a site under test with `--import`: ends it, as `kill -9` would, after the n-th thing that a marked request
// waited for. Counted is everything that leaves the process: each connection had, each answer of the database, each answer
// of a provider and each body read. Whatever lies between two of them is one step: it cannot be seen from outside.
import { AsyncLocalStorage } from 'node:async_hooks';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { Client, Pool } from 'pg';

interface Marked {
  /** After how many; 0 lets it live and says at the end how many there were. */
  readonly after: number;
  waits: number;
}

const HEADER = 'x-crash-after';
const marked = new AsyncLocalStorage<Marked>();

const waited = <T>(answer: Promise<T>): Promise<T> => {
  const request = marked.getStore();
  return request ? answer.finally(() => count(request)) : answer;
};

function count(request: Marked): void {
  request.waits += 1;
  if (request.waits === request.after) process.kill(process.pid, 'SIGKILL');
}

type Method = (...args: unknown[]) => unknown;

/** Methods that answer a promise count; where they are given a callback they are left alone. */
function watch<Name extends string>(owner: Readonly<Record<Name, unknown>>, name: Name): void {
  const original = owner[name] as Method;
  const watched = function (this: unknown, ...args: unknown[]): unknown {
    const answer = original.apply(this, args);
    return answer instanceof Promise ? waited(answer) : answer;
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
  const mark: Marked = { after: Number(header), waits: 0 };
  response.once('finish', () => console.log(`waited ${mark.waits} times`));
  return marked.run(mark, () => {
    // Its body arrives by itself: whoever listens for it belongs to the request as well.
    const on = request.on.bind(request);
    request.on = (name: string, listener: Method) => on(name, AsyncLocalStorage.bind(listener));
    return emit.call(this, event, ...args);
  });
} as typeof emit;

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Ends the process with a complaint about why it cannot start. */
export const refuse = (complaint: string): never => {
  console.error(complaint);
  process.exit(2);
};

/** Simulated providers must not run in production; `why` names what is missing. */
export function refuseInProduction(why: string): void {
  if ([process.env['NODE_ENV'], process.env['ANDEN_ENV']].includes('production')) refuse(why);
}

/** The flags that `readFlags` reads from the command line; it returns a complaint when it cannot. */
export const flagsFrom = <Flags extends object>(readFlags: (args: string[]) => Flags | string): Flags => {
  const read = readFlags(process.argv.slice(2));
  return typeof read === 'string' ? refuse(read) : read;
};

/**
 * Idle connections are kept longer than a caller is idle. With the default of seconds one closes just as a busy caller
 * sends something on it, which is then lost without a fault that anybody asked for.
 */
const KEPT_MS = 600_000;

/** Starts answering over HTTP; returns its address. */
export const serve = async (
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  port: number,
): Promise<string> => {
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response);
    } catch (problem) {
      // Only the location: a message could quote what was sent.
      console.error(problem instanceof Error ? problem.stack?.split('\n').slice(1, 4).join('\n') : 'a surprise');
      if (!response.headersSent) response.writeHead(500).end();
    }
  });
  server.keepAliveTimeout = KEPT_MS;
  return `http://127.0.0.1:${await listen(server, port)}`;
};

/** Loopback only: stand-ins are for this machine. Returns the port. */
export const listen = (server: Server, port: number): Promise<number> => {
  server.on('error', (problem) => refuse(problem.message));
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
};

/** Prints its addresses for the process that started it, and ends with that process. */
export function ready(addresses: { readonly url: string } & Readonly<Record<string, string>>): void {
  const stop = () => process.exit(0);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The process that started it has ended: so does this one.
  process.stdin.on('end', stop).on('close', stop).resume();
  console.log(JSON.stringify({ ready: true, ...addresses }));
}

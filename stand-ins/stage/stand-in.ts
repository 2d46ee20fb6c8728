import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Ends the process; the complaint says why it does not start. */
export const refuse = (complaint: string): never => {
  console.error(complaint);
  process.exit(2);
};

/** Nothing that only looks like a provider runs where travellers are served; `why` says what it would lack. */
export function refuseInProduction(why: string): void {
  if ([process.env['NODE_ENV'], process.env['ANDEN_ENV']].includes('production')) refuse(why);
}

/** What `readFlags` read from the command line, which answers a complaint where it cannot. */
export const flagsFrom = <Flags extends object>(readFlags: (args: string[]) => Flags | string): Flags => {
  const read = readFlags(process.argv.slice(2));
  return typeof read === 'string' ? refuse(read) : read;
};

/** Answers over HTTP from now on; its address. */
export const serve = async (
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
  port: number,
): Promise<string> => {
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response);
    } catch (problem) {
      // Only where it broke: a message could repeat what was sent.
      console.error(problem instanceof Error ? problem.stack?.split('\n').slice(1, 4).join('\n') : 'a surprise');
      if (!response.headersSent) response.writeHead(500).end();
    }
  });
  return `http://127.0.0.1:${await listen(server, port)}`;
};

/** Loopback only: nobody else uses what a stand-in gives. Answers the port. */
export const listen = (server: Server, port: number): Promise<number> => {
  server.on('error', (problem) => refuse(problem.message));
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
};

/** Tells the process that started it where it is reached, and ends with it. */
export function ready(addresses: { readonly url: string } & Readonly<Record<string, string>>): void {
  const stop = () => process.exit(0);
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The process that started it is gone: so is it.
  process.stdin.on('end', stop).on('close', stop).resume();
  console.log(JSON.stringify({ ready: true, ...addresses }));
}

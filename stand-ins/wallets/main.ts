import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:net';
import { appleServer } from './apple-server.ts';
import { appleSessions } from './apple-sessions.ts';
import { openBooks } from './books.ts';
import { loadCertificates } from './certificates.ts';
import { exchangeOf } from './exchange.ts';
import { createFaults } from './faults.ts';
import { readFlags } from './flags.ts';
import type { Gateway } from './gateway.ts';
import { answer } from './routes.ts';
import { openTill } from './till.ts';

const refuse = (complaint: string): never => {
  console.error(complaint);
  process.exit(2);
};

if ([process.env['NODE_ENV'], process.env['ANDEN_ENV']].includes('production')) {
  refuse('the wallets stand-in takes no real money and does not run in production');
}
const read = readFlags(process.argv.slice(2));
const flags = typeof read === 'string' ? refuse(read) : read;

let appleUrl = '';
const faults = createFaults();
const books = openBooks(flags.data);
const till = openTill({ flags, books, faults });
const gateway: Gateway = { flags, books, till, faults, sessions: appleSessions(), appleUrl: () => appleUrl };

const server = createServer(async (request, response) => {
  try {
    await answer(gateway, await exchangeOf(request, response));
  } catch (problem) {
    // Only where it broke: a message could repeat what was sent.
    console.error(problem instanceof Error ? problem.stack?.split('\n').slice(1, 4).join('\n') : 'a surprise');
    if (!response.headersSent) response.writeHead(500).end();
  }
});
const apple = appleServer(gateway, loadCertificates(flags.data, flags.appleMerchant));

appleUrl = `https://127.0.0.1:${await listening(apple, flags.applePort)}`;
const url = `http://127.0.0.1:${await listening(server, flags.port)}`;
till.open();
console.log(JSON.stringify({ ready: true, url, appleUrl }));

/** Loopback only: nobody else uses this money. */
function listening(at: Server, port: number): Promise<number> {
  at.on('error', (problem) => refuse(problem.message));
  return new Promise((resolve) => at.listen(port, '127.0.0.1', () => resolve((at.address() as AddressInfo).port)));
}

const stop = () => process.exit(0);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The process that started it is gone: so is it.
process.stdin.on('end', stop).on('close', stop).resume();

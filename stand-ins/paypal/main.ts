import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBooks } from './books.ts';
import { openContract } from './contract.ts';
import { INTERNAL } from './errors.ts';
import { exchangeOf } from './exchange.ts';
import { createFaults } from './faults.ts';
import { readFlags } from './flags.ts';
import { answer } from './routes.ts';
import { openSigner } from './signer.ts';
import { openTill } from './till.ts';
import { createTokens } from './tokens.ts';

const refuse = (complaint: string): never => {
  console.error(complaint);
  process.exit(2);
};

if ([process.env['NODE_ENV'], process.env['ANDEN_ENV']].includes('production')) {
  refuse('the PayPal stand-in takes no real money and does not run in production');
}
const read = readFlags(process.argv.slice(2));
const flags = typeof read === 'string' ? refuse(read) : read;

let api = '';
const places = () => ({ api, pages: flags.publicOrigin ?? api });
mkdirSync(flags.data, { recursive: true, mode: 0o700 });
const faults = createFaults();
const books = openBooks(flags.data);
const signer = openSigner(flags.data);
const till = openTill({ books, faults, signer, webhook: flags.webhook, places });
const contract = await openContract(flags.openapi);
const provider = { flags, books, till, faults, signer, tokens: createTokens(flags), contract, places };

const server = createServer(async (request, response) => {
  try {
    await answer(provider, await exchangeOf(request, response));
  } catch (problem) {
    console.error(problem);
    if (!response.headersSent) response.writeHead(INTERNAL.http).end();
  }
});
server.on('error', (problem) => refuse(problem.message));
// Loopback only: nobody else uses this money.
server.listen(flags.port, '127.0.0.1', () => {
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  till.open();
  console.log(JSON.stringify({ ready: true, url: api }));
});

const stop = () => process.exit(0);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The process that started it is gone: so is it.
process.stdin.on('end', stop).on('close', stop).resume();

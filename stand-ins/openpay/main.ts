import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { INTERNAL } from './errors.ts';
import { exchangeOf } from './exchange.ts';
import { watchExpiry } from './expiry.ts';
import { readFlags } from './flags.ts';
import { openAccounts } from './open-account.ts';
import { answer } from './routes.ts';

const refuse = (complaint: string): never => {
  console.error(complaint);
  process.exit(2);
};

if ([process.env['NODE_ENV'], process.env['ANDEN_ENV']].includes('production')) {
  refuse('the Openpay stand-in takes no real money and does not run in production');
}
const read = readFlags(process.argv.slice(2));
const flags = typeof read === 'string' ? refuse(read) : read;

let origin = '';
const provider = { accounts: openAccounts(flags, () => origin) };

const server = createServer(async (request, response) => {
  try {
    await answer(provider, await exchangeOf(request, response));
  } catch (problem) {
    // Only where it broke: a message could repeat what was sent.
    console.error(problem instanceof Error ? problem.stack?.split('\n').slice(1, 4).join('\n') : 'a surprise');
    if (!response.headersSent) response.writeHead(INTERNAL.http).end();
  }
});
server.on('error', (problem) => refuse(problem.message));
// Loopback only: nobody else uses this money.
server.listen(flags.port, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  origin = flags.publicOrigin ?? url;
  for (const { books, till } of provider.accounts) {
    till.open(flags.greets);
    watchExpiry(books, till);
  }
  console.log(JSON.stringify({ ready: true, url }));
});

const stop = () => process.exit(0);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The process that started it is gone: so is it.
process.stdin.on('end', stop).on('close', stop).resume();

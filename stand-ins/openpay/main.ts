import { createServer } from 'node:http';
import { openBooks } from './charges.ts';
import { INTERNAL } from './errors.ts';
import { exchangeOf } from './exchange.ts';
import { createFaults } from './faults.ts';
import { readFlags } from './flags.ts';
import { createNotices } from './notices.ts';
import { answer, type Provider } from './routes.ts';

const flags = readFlags(process.argv.slice(2));
if (process.env['NODE_ENV'] === 'production' || process.env['ANDEN_ENV'] === 'production') {
  console.error('the Openpay stand-in takes no real money and does not run in production');
  process.exit(2);
}
if (typeof flags === 'string') {
  console.error(flags);
  process.exit(2);
}

let self = '';
const faults = createFaults();
const provider: Provider = {
  flags,
  faults,
  books: openBooks(flags.data),
  notices: createNotices(flags.webhook, faults, () => self),
  self: () => self,
};

const server = createServer(async (request, response) => {
  try {
    await answer(provider, await exchangeOf(request, response));
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : 'a surprise');
    if (!response.headersSent) response.writeHead(INTERNAL.http).end();
  }
});
// Loopback only: nobody else plays with this money.
server.listen(flags.port, '127.0.0.1', () => {
  const address = server.address();
  self = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : flags.port}`;
  console.log(JSON.stringify({ ready: true, url: self }));
});

const stop = () => process.exit(0);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// Whoever started it is gone: so is it.
process.stdin.on('end', stop).resume();

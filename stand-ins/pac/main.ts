import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBooks } from './books.ts';
import { loadCertificates } from './certificates.ts';
import { createClock } from './clock.ts';
import { exchangeOf } from './exchange.ts';
import { createFaults } from './faults.ts';
import { readFlags } from './flags.ts';
import type { Office } from './office.ts';
import { openReader, type Reader } from './reader.ts';
import { certified } from './register.ts';
import { answer } from './routes.ts';

/** After the start, until the schemas are opened without being asked for. */
const QUIET_MS = 3_000;

const refuse = (complaint: string): never => {
  console.error(complaint);
  process.exit(2);
};

if ([process.env['NODE_ENV'], process.env['ANDEN_ENV']].includes('production')) {
  refuse('the PAC stand-in issues no tax documents and does not run in production');
}
const read = readFlags(process.argv.slice(2));
const flags = typeof read === 'string' ? refuse(read) : read;

const clock = createClock();
if (flags.clock !== undefined) clock.set(flags.clock);
const certificates = await loadCertificates(flags.data, flags.trust, clock.now());
const books = openBooks(flags.data, certified(certificates.trusted));

const server = createServer(async (request, response) => {
  try {
    await answer(office, await exchangeOf(request, response));
  } catch (problem) {
    // Only where it broke: a message could repeat what was sent.
    console.error(problem instanceof Error ? problem.stack?.split('\n').slice(1, 4).join('\n') : 'a surprise');
    if (!response.headersSent) response.writeHead(500).end();
  }
});
server.on('error', (problem) => refuse(problem.message));
// Loopback only: nobody else's invoices are stamped here.
server.listen(flags.port, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  console.log(JSON.stringify({ ready: true, url }));
});
let opening: Promise<Reader> | undefined;
const reader = (): Promise<Reader> => {
  opening ??= openReader(flags.schemas).catch((problem: unknown) => refuse(`the schemas cannot be read: ${problem}`));
  return opening;
};
const office: Office = { flags, clock, books, faults: createFaults(), certificates, reader };
// Anyone who starts it has other things to do first.
setTimeout(() => void reader(), QUIET_MS).unref();

const stop = () => process.exit(0);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
// The process that started it is gone: so is it.
process.stdin.on('end', stop).on('close', stop).resume();

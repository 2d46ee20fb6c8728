import { flagsFrom, ready, refuse, refuseInProduction, serve } from '../stage/stand-in.ts';
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

/** How long after the start the schemas are loaded even if not needed yet. */
const QUIET_MS = 3_000;

refuseInProduction('the PAC stand-in issues no tax documents and does not run in production');
const flags = flagsFrom(readFlags);

const clock = createClock();
if (flags.clock !== undefined) clock.set(flags.clock);
const certificates = await loadCertificates(flags.data, flags.trust, clock.now());
const books = openBooks(flags.data, certified(certificates.trusted));

let opening: Promise<Reader> | undefined;
const reader = (): Promise<Reader> => {
  opening ??= openReader(flags.schemas).catch((problem: unknown) => refuse(`the schemas cannot be read: ${problem}`));
  return opening;
};
const office: Office = { flags, clock, books, faults: createFaults(), certificates, reader };

const url = await serve(async (request, response) => answer(office, await exchangeOf(request, response)), flags.port);
ready({ url });
// Delayed, because the caller is still busy starting up.
setTimeout(() => void reader(), QUIET_MS).unref();

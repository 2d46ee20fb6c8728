import { flagsFrom, listen, ready, refuseInProduction, serve } from '../stage/stand-in.ts';
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

refuseInProduction('the wallets stand-in takes no real money and does not run in production');
const flags = flagsFrom(readFlags);

let appleUrl = '';
const faults = createFaults();
const books = openBooks(flags.data);
const till = openTill({ flags, books, faults });
const gateway: Gateway = { flags, books, till, faults, sessions: appleSessions(), appleUrl: () => appleUrl };

const apple = appleServer(gateway, await loadCertificates(flags.data, flags.appleMerchant));
appleUrl = `https://127.0.0.1:${await listen(apple, flags.applePort)}`;
const url = await serve(async (request, response) => answer(gateway, await exchangeOf(request, response)), flags.port);
till.open();
ready({ url, appleUrl });

import { mkdirSync } from 'node:fs';
import { flagsFrom, ready, refuseInProduction, serve } from '../stage/stand-in.ts';
import { openBooks } from './books.ts';
import { openContract } from './contract.ts';
import { exchangeOf } from './exchange.ts';
import { createFaults } from './faults.ts';
import { readFlags } from './flags.ts';
import { answer } from './routes.ts';
import { openSigner } from './signer.ts';
import { openTill } from './till.ts';
import { createTokens } from './tokens.ts';

refuseInProduction('the PayPal stand-in takes no real money and does not run in production');
const flags = flagsFrom(readFlags);

let api = '';
const places = () => ({ api, pages: flags.publicOrigin ?? api });
mkdirSync(flags.data, { recursive: true, mode: 0o700 });
const faults = createFaults();
const books = openBooks(flags.data);
const signer = openSigner(flags.data);
const till = openTill({ books, faults, signer, webhook: flags.webhook, places });
const contract = await openContract(flags.openapi);
const provider = { flags, books, till, faults, signer, tokens: createTokens(flags), contract, places };

api = await serve(async (request, response) => answer(provider, await exchangeOf(request, response)), flags.port);
till.open();
ready({ url: api });

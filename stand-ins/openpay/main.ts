import { flagsFrom, ready, refuseInProduction, serve } from '../stage/stand-in.ts';
import { exchangeOf } from './exchange.ts';
import { watchExpiry } from './expiry.ts';
import { readFlags } from './flags.ts';
import { openAccounts } from './open-account.ts';
import { answer } from './routes.ts';

refuseInProduction('the Openpay stand-in takes no real money and does not run in production');
const flags = flagsFrom(readFlags);

let origin = '';
const provider = { accounts: openAccounts(flags, () => origin) };
const url = await serve(async (request, response) => answer(provider, await exchangeOf(request, response)), flags.port);
origin = flags.publicOrigin ?? url;
for (const { books, till } of provider.accounts) {
  till.open(flags.greets);
  watchExpiry(books, till);
}
ready({ url });

import { printedCard } from '#domain/loyalty/card.ts';
import type { Lang } from '#text/lang.ts';
import { myAccountText } from '#text/pages/my-account.ts';
import { go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import type { AccountData } from '#web/pages/my-account/account-data.ts';
import { confirmRun, withRuns } from '#web/pages/my-account/open-tickets.ts';
import { Screen } from '#web/pages/my-account/screen.tsx';
import { signInAddress } from '#web/sign-in-address.ts';
import { qrPath } from '#web/ticketing/qr-path.ts';
import { getProfile } from '#wire/account.ts';
import { getCardPkpass, getCardWallets } from '#wire/card-wallets.ts';
import { getOpenTickets, getTrips } from '#wire/my-account.ts';
import { getMovements } from '#wire/points.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import * as paths from '#wire/page-paths.ts';

/** Card, balances, upcoming trips and open tickets of the signed-in traveller. */
export const myAccountPage: Page<AccountData> = {
  load: shown,
  act: confirmRun,
  head: (_, { lang }) => ({
    title: myAccountText.title[lang],
    description: myAccountText.lead[lang],
    noIndex: true,
  }),
  Screen,
};

const pkpassAddress = (lang: Lang): string => pathOf(getCardPkpass) + encodeQuery({ lang, download: 'true' });

/** How many trips the page shows; the list has all of them. */
const TRIPS_SHOWN = 3;

async function shown(context: PageContext): Promise<Outcome<AccountData>> {
  const { call, lang } = context;
  const [profile, trips, open, points, wallets] = await Promise.all([
    call(getProfile),
    call(getTrips, { query: { when: 'upcoming' } }),
    call(getOpenTickets),
    call(getMovements, { query: {} }),
    call(getCardWallets, { query: { lang } }),
  ]);
  if (!profile.ok || !trips.ok || !open.ok) return go(signInAddress(paths.myAccount[lang], lang));
  const { first_name: name, card, tier, points: balances } = profile.data;
  const next = points.ok ? { next: points.data.next_tier } : {};
  return show({
    name,
    card: {
      number: printedCard(card),
      code: qrPath(card),
      tier,
      points: balances,
      wallets: {
        apple: wallets.ok && wallets.data.apple ? pkpassAddress(lang) : null,
        google: wallets.ok ? wallets.data.google_url : null,
      },
      ...next,
    },
    trips: trips.data.trips.slice(0, TRIPS_SHOWN),
    open: await withRuns(context, open.data.open_tickets),
  });
}

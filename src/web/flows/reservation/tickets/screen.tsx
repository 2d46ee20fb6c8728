import { LiveTickets } from './live-tickets.tsx';
import type { LiveTicketsData } from './tickets-data.ts';
import { LiveStoreReference } from './live-store-reference.tsx';
import { useLeaving } from '#web/flows/reservation/use-leaving.ts';
import type { ScreenProps } from '#web/page.ts';

/** The interactive part of the last step: deadlines, or polling of an unpaid reference. */
export function Screen({ data, site, call }: ScreenProps<LiveTicketsData>) {
  const { code, saved, voucher, isDone } = data;
  useLeaving({ code, step: 'boletos', formToken: site.formToken, search: '', warns: false, isDone });
  if (voucher) return <LiveStoreReference {...data} voucher={voucher} lang={site.lang} call={call} />;
  return saved ? <LiveTickets data={data} saved={saved} lang={site.lang} /> : null;
}

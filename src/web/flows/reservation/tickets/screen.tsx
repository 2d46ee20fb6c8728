import { Tickets } from './tickets.tsx';
import type { TicketsData } from './tickets-data.ts';
import { LiveStoreReference } from './live-store-reference.tsx';
import { useLeaving } from '#web/flows/reservation/use-leaving.ts';
import type { ScreenProps } from '#web/page.ts';

/** The last step: the tickets, or the reference that still has to be paid for them. */
export function Screen({ data, site, call }: ScreenProps<TicketsData>) {
  const { reservation } = data;
  const { code, payment } = reservation;
  useLeaving({
    code,
    step: 'boletos',
    formToken: site.formToken,
    search: '',
    warns: false,
    isDone: payment === 'approved',
  });
  return reservation.voucher ? (
    <LiveStoreReference reservation={reservation} voucher={reservation.voucher} lang={site.lang} call={call} />
  ) : (
    <Tickets data={data} site={site} />
  );
}

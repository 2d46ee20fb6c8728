import type { ScreenProps } from '#web/page.ts';
import type { VouchersData } from '#web/pages/vouchers/vouchers-data.ts';
import { VouchersHere } from '#web/ticketing/vouchers-here.tsx';

/** Keeping the vouchers on the device: the only part that needs scripts. */
export const Screen = ({ data }: Pick<ScreenProps<VouchersData>, 'data'>) =>
  data.kind === 'found' && data.saved ? <VouchersHere keeps={data.keeps} saved={data.saved} /> : null;

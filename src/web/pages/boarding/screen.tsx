import type { ScreenProps } from '#web/page.ts';
import type { BoardingData } from '#web/pages/boarding/boarding-data.ts';
import { Chooser } from '#web/pages/boarding/chooser.tsx';
import { BoardingScanner } from '#web/pages/boarding/boarding-scanner.tsx';

/** The buses of a stop, or the scanner of one. */
export function Screen({ data, site, call }: ScreenProps<BoardingData>) {
  return data.kind === 'door' ? (
    <BoardingScanner list={data.list} vouchers={data.vouchers} site={site} call={call} />
  ) : (
    <Chooser data={data} site={site} />
  );
}

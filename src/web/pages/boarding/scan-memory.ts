import type { Delivered } from '#web/boarding/deliver-scans.ts';
import type { ScannerStorage } from '#web/boarding/scan-queue.ts';

/** Stores that a ticket boarded here, unless it did before. */
export function rememberBoarded(kept: ScannerStorage, departure: string, { folio, at }: Remembered): void {
  const before = kept.boarded(departure);
  if (before[folio]) return;
  kept.setBoarded(departure, { ...before, [folio]: { at, place: kept.place(), device: kept.device() } });
}

/** Likewise, that a voucher was redeemed here. */
export function rememberRedeemed(kept: ScannerStorage, { folio, at }: Remembered): void {
  const before = kept.redeemed();
  if (before[folio]) return;
  kept.setRedeemed({ ...before, [folio]: { at, place: kept.place(), device: kept.device() } }, Date.now());
}

interface Remembered {
  readonly folio: string;
  /** An ISO instant. */
  readonly at: string;
}

/** Stores everything the server accepted of what was sent, as far as it is of this bus. */
export function rememberAll(kept: ScannerStorage, departure: string, said: Delivered): void {
  const at = new Date().toISOString();
  if (said.of === 'vouchers') {
    for (const { verdict, folio } of said.results)
      if (verdict === 'redeems' && folio) rememberRedeemed(kept, { folio, at });
  } else if (said.departure === departure) {
    for (const { verdict, folio } of said.results)
      if (verdict === 'boards' && folio) rememberBoarded(kept, departure, { folio, at });
  }
}

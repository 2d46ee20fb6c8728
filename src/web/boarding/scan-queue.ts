import { DAY } from '#kernel/instant.ts';
import type { BoardedHere, DeviceVerdict } from './judge.ts';
import type { DeviceVoucherVerdict, RedeemedHere } from './judge-voucher.ts';

interface Waiting {
  readonly id: string;
  readonly place: string;
  readonly at: string;
  readonly code: string;
}

/** A scan of a ticket, not yet sent to the server. */
export interface WaitingTicket extends Waiting {
  readonly departure: string;
  readonly shown: DeviceVerdict;
}

/** A scan of a voucher, not yet sent to the server. */
export interface WaitingVoucher extends Waiting {
  readonly departure?: undefined;
  readonly shown: DeviceVoucherVerdict;
}

export type WaitingScan = WaitingTicket | WaitingVoucher;

/** What the device stores, also while the page is closed. It contains no names. */
export interface ScannerStorage {
  device(): string;
  place(): string;
  setPlace(place: string): void;
  waiting(): readonly WaitingScan[];
  add(scan: WaitingScan): void;
  remove(ids: ReadonlySet<string>): void;
  boarded(departure: string): BoardedHere;
  setBoarded(departure: string, boarded: BoardedHere): void;
  /** The vouchers redeemed by this device. */
  redeemed(): RedeemedHere;
  /** Vouchers redeemed more than a day ago are dropped: they are no longer in any list. */
  setRedeemed(redeemed: RedeemedHere, now: number): void;
  /**
   * Clears who boarded and what was redeemed here, unless scans wait to be sent: until then this data is needed to
   * detect copied tickets.
   */
  forgetBoarded(): void;
}

const NAME = 'anden-boarding';

/** Stored in the browser's storage. Damaged data counts as missing. */
export function scannerStorage(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  newId: () => string,
): ScannerStorage {
  const read = <Value>(name: string, otherwise: Value): Value => {
    try {
      return (JSON.parse(storage.getItem(`${NAME}-${name}`) ?? 'null') as Value | null) ?? otherwise;
    } catch {
      return otherwise;
    }
  };
  const write = (name: string, value: unknown): void => storage.setItem(`${NAME}-${name}`, JSON.stringify(value));
  const waiting = (): readonly WaitingScan[] => read<readonly WaitingScan[]>('waiting', []);
  return {
    device: () => {
      const known = read('device', '');
      if (known) return known;
      const made = newId();
      write('device', made);
      return made;
    },
    place: () => read('place', ''),
    setPlace: (place) => write('place', place),
    waiting,
    add: (scan) => write('waiting', [...waiting(), scan]),
    remove: (ids) =>
      write(
        'waiting',
        waiting().filter(({ id }) => !ids.has(id)),
      ),
    // One departure at a time: boardings of others are in the server's list or wait to be sent.
    boarded: (departure) => read<Record<string, BoardedHere>>('boarded', {})[departure] ?? {},
    setBoarded: (departure, boarded) => write('boarded', { [departure]: boarded }),
    redeemed: () => read<RedeemedHere>('redeemed', {}),
    setRedeemed: (redeemed, now) =>
      write(
        'redeemed',
        Object.fromEntries(Object.entries(redeemed).filter(([, { at }]) => now - Date.parse(at) < DAY)),
      ),
    forgetBoarded: () => {
      if (waiting().length > 0) return;
      for (const name of ['boarded', 'redeemed']) storage.removeItem(`${NAME}-${name}`);
    },
  };
}

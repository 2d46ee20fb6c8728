import { SEP_WINDOWS } from '../../db/demo/commercial-terms.ts';
import { dayFromNow } from './api-client.ts';

const HORIZON_DAYS = 85;

/** Two days within a school holiday that are on sale; undefined when none is near. */
export function holidayTrip(): { readonly departs: string; readonly returns: string } | undefined {
  for (let ahead = 2; ahead < HORIZON_DAYS; ahead += 1) {
    const [departs, returns] = [dayFromNow(ahead), dayFromNow(ahead + 2)];
    if (SEP_WINDOWS.some(({ starts_on, ends_on }) => starts_on <= departs && returns <= ends_on))
      return { departs, returns };
  }
  return undefined;
}

/** The last day of a school holiday and a day after it, both on sale; undefined when none is near. */
export function holidayEnd(): { readonly departs: string; readonly returns: string } | undefined {
  for (let ahead = 2; ahead < HORIZON_DAYS; ahead += 1) {
    const departs = dayFromNow(ahead);
    if (SEP_WINDOWS.some(({ ends_on }) => ends_on === departs)) return { departs, returns: dayFromNow(ahead + 4) };
  }
  return undefined;
}

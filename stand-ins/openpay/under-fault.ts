import { actUnder, commonBreaks } from '../stage/act-under.ts';
import { INTERNAL, UNAVAILABLE } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { CallFault } from './fault.ts';

/** Does a thing and answers for it, unless something goes wrong before or after. `act` does it and says how to answer. */
export const underFault = (fault: CallFault | undefined, exchange: Exchange, act: () => () => void): Promise<void> =>
  actUnder(fault, commonBreaks(exchange, { failed: INTERNAL, busy: UNAVAILABLE }), act);

import { actUnder, commonBreaks } from '../stage/act-under.ts';
import { INTERNAL, UNAVAILABLE } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { CallFault } from './fault.ts';

/**
 * Processes a request and replies, with a simulated fault before or after. `act` processes it and returns how to reply.
 */
export const underFault = (fault: CallFault | undefined, exchange: Exchange, act: () => () => void): Promise<void> =>
  actUnder(fault, commonBreaks(exchange, { failed: INTERNAL, busy: UNAVAILABLE }), act);

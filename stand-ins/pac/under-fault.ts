import { actUnder, commonBreaks } from '../stage/act-under.ts';
import { BAD_TOKEN, BUSY, complaintsOf, FAILED } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { CallFault } from './fault.ts';

/**
 * Processes a request and replies, with a simulated fault before or after. `act` processes it and returns how to reply.
 */
export function underFault(fault: CallFault | undefined, exchange: Exchange, act: () => () => void): Promise<void> {
  const { before, after } = commonBreaks(exchange, { failed: FAILED, busy: BUSY });
  const ours = {
    unauthorized: () => exchange.refuse(BAD_TOKEN),
    reject: () => exchange.refuse(complaintsOf(fault ? [fault] : [])),
  };
  return actUnder(fault, { before: { ...before, ...ours }, after }, act);
}

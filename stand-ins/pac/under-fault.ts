import { actUnder, commonBreaks } from '../stage/act-under.ts';
import { BAD_TOKEN, BUSY, complaintsOf, FAILED } from './errors.ts';
import type { Exchange } from './exchange.ts';
import type { CallFault } from './fault.ts';

/** Does a thing and answers for it, unless something goes wrong before or after. `act` does it and says how to answer. */
export function underFault(fault: CallFault | undefined, exchange: Exchange, act: () => () => void): Promise<void> {
  const { before, after } = commonBreaks(exchange, { failed: FAILED, busy: BUSY });
  const ours = {
    unauthorized: () => exchange.refuse(BAD_TOKEN),
    reject: () => exchange.refuse(complaintsOf(fault ? [fault] : [])),
  };
  return actUnder(fault, { before: { ...before, ...ours }, after }, act);
}

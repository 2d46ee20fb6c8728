import { expect, test } from 'vitest';
import { OPERATOR_ROLES, type OperatorRole } from '#domain/operators/operator.ts';
import { COUNTER_ACTIONS, type CounterAction, mayDo } from './counter-actions.ts';

/**
 * The table in readable form: one letter for each role, in the order counter, call centre, boarding, editor, manager.
 */
const TABLE: Readonly<Record<CounterAction, string>> = {
  open: 'cc--m',
  take_cash: 'c---m',
  convert: '-c--m',
  exchange: 'cc--m',
  print: 'c---m',
  resend: 'cc--m',
  refund_by_hand: '----m',
  read_log: '----m',
};

const CELLS = COUNTER_ACTIONS.flatMap((act) =>
  OPERATOR_ROLES.map((role, column): [OperatorRole, CounterAction, boolean] => [role, act, TABLE[act][column] !== '-']),
);

test.each(CELLS)('%s, %s: %s', (role, act, allowed) => {
  expect(mayDo({ role }, act)).toBe(allowed);
});

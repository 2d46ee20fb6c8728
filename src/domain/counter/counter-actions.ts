import { mayAct, type Operator, type OperatorRole } from '#domain/operators/operator.ts';

/** What the counter and the call centre do for travellers. */
export const COUNTER_ACTIONS = [
  /**
   * Views a reservation by its code, with names, e-mail and phone: staff who only board passengers do not need them.
   */
  'open',
  /** Takes cash for an order, until T-30. */
  'take_cash',
  /** Makes an order paid by phone valid, until T-15: after T-30 no other role can (T1). */
  'convert',
  /** Moves to another free seat of the same bus, until T-20. */
  'exchange',
  /** Hands over the tickets on paper. */
  'print',
  /** Sends the tickets to the contact again. */
  'resend',
  /** Records that a manual refund was paid. */
  'refund_by_hand',
  /** Reads the audit log. */
  'read_log',
] as const;

export type CounterAction = (typeof COUNTER_ACTIONS)[number];

/** Which roles may do what; managers may do everything. */
export const ACTION_ROLES: Readonly<Record<CounterAction, readonly OperatorRole[]>> = {
  open: ['counter', 'callcentre'],
  take_cash: ['counter'],
  convert: ['callcentre'],
  exchange: ['counter', 'callcentre'],
  print: ['counter'],
  resend: ['counter', 'callcentre'],
  refund_by_hand: [],
  read_log: [],
};

/** Whether this role may do it. */
export const mayDo = (operator: Pick<Operator, 'role'>, act: CounterAction): boolean =>
  mayAct(operator, ACTION_ROLES[act]);

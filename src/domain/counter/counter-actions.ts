import { mayAct, type Operator, type OperatorRole } from '#domain/operators/operator.ts';

/** What is done for a traveller at the counter and by the call centre. */
export const COUNTER_ACTIONS = [
  /** Sees a reservation by its code, with names, e-mail and telephone: anyone who boards needs none of them. */
  'open',
  /** Takes cash for an order, until T-30. */
  'take_cash',
  /** Makes an order good that was paid by telephone, until T-15: after T-30 nobody else can (T1). */
  'convert',
  /** Another free seat of the same bus, until T-20. */
  'exchange',
  /** Hands the tickets over on paper. */
  'print',
  /** Sends them to the contact once more. */
  'resend',
  /** Says that money which people have to give back was given back. */
  'refund_by_hand',
  /** Reads what everybody did. */
  'read_log',
] as const;

export type CounterAction = (typeof COUNTER_ACTIONS)[number];

/** Who may do what, besides managers, who may do everything. */
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

/** Whether somebody of this role may do it. */
export const mayDo = (operator: Pick<Operator, 'role'>, act: CounterAction): boolean =>
  mayAct(operator, ACTION_ROLES[act]);

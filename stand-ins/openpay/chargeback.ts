import type { Charge } from './charge.ts';

/** Steps of a chargeback: the bank's dispute, and its decision. */
export const CHARGEBACK_STEPS = ['create', 'accept', 'reject'] as const;

export type ChargebackStep = (typeof CHARGEBACK_STEPS)[number];

const MOVES = {
  create: ['completed', 'chargeback_pending'],
  accept: ['chargeback_pending', 'chargeback_accepted'],
  reject: ['chargeback_pending', 'completed'],
} as const satisfies Record<ChargebackStep, readonly [Charge['status'], Charge['status']]>;

/** The charge after a step; undefined when the step is not allowed. Only card charges have chargebacks. */
export function afterChargeback(charge: Charge, step: ChargebackStep, now: number): Charge | undefined {
  const [from, to] = MOVES[step];
  return charge.method === 'card' && charge.status === from ? { ...charge, status: to, operatedAt: now } : undefined;
}

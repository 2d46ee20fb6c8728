import { randomUUID } from 'node:crypto';
import type { TransactionView } from './views.ts';

/** A transaction's event as posted; the id is also in its header. */
export interface Notice {
  readonly id: string;
  readonly body: TransactionView;
}

export const noticeOf = (body: TransactionView): Notice => ({ id: randomUUID(), body });

/** What a forger would post: that this order was paid. */
export const forgedOf = ({ body }: Notice): Notice => ({
  id: randomUUID(),
  body: {
    ...body,
    result: 'SUCCESS',
    response: { gatewayCode: 'APPROVED' },
    order: { ...body.order, status: 'CAPTURED', totalCapturedAmount: body.order.amount },
  },
});

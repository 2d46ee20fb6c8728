import { randomUUID } from 'node:crypto';
import type { TransactionView } from './views.ts';

/** The event of a transaction as it is posted; the id is the one in its header. */
export interface Notice {
  readonly id: string;
  readonly body: TransactionView;
}

export const noticeOf = (body: TransactionView): Notice => ({ id: randomUUID(), body });

/** What somebody who is not the gateway would post: that this order was paid. */
export const forgedOf = ({ body }: Notice): Notice => ({
  id: randomUUID(),
  body: {
    ...body,
    result: 'SUCCESS',
    response: { gatewayCode: 'APPROVED' },
    order: { ...body.order, status: 'CAPTURED', totalCapturedAmount: body.order.amount },
  },
});

import { forget } from '#web/booking/enter-step.ts';
import { postLeave } from '#wire/begun.ts';
import type { PageAnswer, PageRequest } from '#wire/page.ts';
import { getReservation } from '#wire/websale.ts';

/** How long the cookie outlives leaving: who comes back within it finds everything as it was (M41). Seconds. */
const KEPT_AFTER_LEAVING = 1;

/** Leaves the reservation a form names, and lets the browser forget it (T78, M42). While it waits for money both stay. */
export async function leaveReservation(request: PageRequest): Promise<PageAnswer> {
  const code = request.form?.get('code') ?? '';
  const isOver = request.form?.get('how') === 'closed' ? await isPaid(request, code) : await isLeft(request, code);
  const cookies = isOver ? forget(request, code) : [];
  return {
    kind: 'html',
    status: 200,
    html: '',
    cookies: cookies.map((cookie) => ({ ...cookie, value: code, maxAge: KEPT_AFTER_LEAVING })),
  };
}

/** What this session does not open (any more) is left as well. */
async function isLeft({ call }: PageRequest, code: string): Promise<boolean> {
  const left = await call(postLeave, { body: { code } });
  return left.ok ? left.data.left : left.status === 404;
}

/** Tickets that were closed are not what the browser is at work on; a draft that was closed still is. */
async function isPaid({ call }: PageRequest, code: string): Promise<boolean> {
  const found = await call(getReservation, { query: { code } });
  return found.ok && found.data.reservation.payment === 'approved';
}

import { forget } from '#web/booking/enter-step.ts';
import { postLeave } from '#wire/begun.ts';
import type { PageAnswer, PageRequest } from '#wire/page.ts';
import { getReservation } from '#wire/websale.ts';

/** Seconds the cookie is kept after leaving: within this time the traveller can come back to everything (M41). */
const KEPT_AFTER_LEAVING = 1;

/** Leaves the reservation named in a form and clears the cookie (T78, M42). A waiting order and its cookie are kept. */
export async function leaveReservation(request: PageRequest): Promise<PageAnswer> {
  const code = request.form?.get('code') ?? '';
  const isOver = request.form?.get('how') === 'closed' ? await isPaid(request, code) : await isLeft(request, code);
  const cookies = isOver ? forget(request, code) : [];
  return {
    kind: 'html',
    status: 200,
    html: [],
    cookies: cookies.map((cookie) => ({ ...cookie, value: code, maxAge: KEPT_AFTER_LEAVING })),
  };
}

/** A reservation that this session cannot open (any more) counts as left. */
async function isLeft({ call }: PageRequest, code: string): Promise<boolean> {
  const left = await call(postLeave, { body: { code } });
  return left.ok ? left.data.left : left.status === 404;
}

/** After closing paid tickets the browser no longer works on them; after closing a draft it still does. */
async function isPaid({ call }: PageRequest, code: string): Promise<boolean> {
  const found = await call(getReservation, { query: { code } });
  return found.ok && found.data.reservation.payment === 'approved';
}

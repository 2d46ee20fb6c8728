import type { PageContext } from '#web/page.ts';
import type { ApiCall, CallAnswer } from '#wire/call.ts';
import { postTourShopping, type ShoppingData, type ShoppingView } from '#wire/tours-sale.ts';

/** What a form chooses, as its hidden fields repeat it: the page of another tab may have chosen otherwise since. */
export interface Selection {
  readonly name: string;
  readonly slot: string;
  readonly adults: number;
  readonly children: number;
  readonly pickup: string | null;
}

export const selectionOf = ({ tour, slot, adults, children, pickup }: ShoppingView): Selection => ({
  name: tour.name,
  slot: slot.slot,
  adults,
  children,
  pickup: pickup?.key ?? null,
});

/** A selection as the fields of a form; a field of another type counts as empty. */
export function selectionIn(form: URLSearchParams): Selection {
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, 80);
  return {
    name: text('name'),
    slot: text('slot'),
    adults: wholeNumber(text('adults')),
    children: wholeNumber(text('children')),
    pickup: text('pickup') || null,
  };
}

/** A count of people as typed; anything else is nobody. */
export const wholeNumber = (typed: string): number => (/^\d{1,3}$/.test(typed) ? Number(typed) : 0);

export const isSame = (one: Selection, other: Selection): boolean =>
  one.name === other.name &&
  one.slot === other.slot &&
  one.adults === other.adults &&
  one.children === other.children &&
  one.pickup === other.pickup;

interface Choosing {
  readonly session: string | undefined;
  readonly selection: Selection;
  /** The price that was seen, if one was. */
  readonly total: number | null;
  /** The answer to the captcha that was required. */
  readonly captcha?: string;
  /** Of the form: sent twice, it begins one new session. */
  readonly key?: string;
}

/** Chooses; in a new session if the visitor's own is over. */
export async function chooseTour(
  call: ApiCall,
  { session, selection, total, captcha = '', key }: Choosing,
): Promise<CallAnswer<ShoppingData>> {
  const choose = (within: string | null) =>
    call(postTourShopping, {
      body: {
        session: within,
        shopping: { ...selection, total },
        ...(captcha ? { captcha } : {}),
        ...(key ? { idempotency_key: key } : {}),
      },
    });
  const chosen = await choose(session ?? null);
  if (chosen.ok || session === undefined) return chosen;
  return chosen.errors.some(({ code }) => code === 'tour_session_expired') ? choose(null) : chosen;
}

/**
 * The session with exactly the selection that a form shows: chosen again if it ran out, was cleared by a page elsewhere
 * or changed in another tab. So what was typed in that form is not lost.
 */
export async function sessionWith(
  { call }: Pick<PageContext, 'call'>,
  {
    data,
    selection,
    total,
    key,
  }: { readonly data: ShoppingData | null } & Pick<Choosing, 'selection' | 'total' | 'key'>,
): Promise<CallAnswer<ShoppingData>> {
  const { shopping = null } = data ?? {};
  if (data && shopping && shopping.held_until !== null && isSame(selectionOf(shopping), selection)) {
    return { ok: true, data };
  }
  return chooseTour(call, { session: data?.session.id, selection, total, ...(key ? { key } : {}) });
}

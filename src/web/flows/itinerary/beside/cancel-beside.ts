import type { PageContext } from '#web/page.ts';
import { type BesideView, CANCELLED_AS, type CancelledAs } from '#wire/basket.ts';
import { getCancelOffer, postCancel } from '#wire/money-back.ts';
import { postOrderReturn } from '#wire/orders.ts';

/** The field of a form that names what is cancelled with a trip. */
export const ALSO = 'also';

type Call = PageContext['call'];

/** Something to cancel with a trip, at the amount that was seen. */
interface Chosen {
  readonly as: CancelledAs;
  readonly code: string;
  readonly amount: number;
}

/** As a value of the form. */
export const alsoValue = ({ cancelled_as: as, code, gives_back: amount }: BesideView): string =>
  [as, code, amount].join(' ');

/** What a form chose; values of no such form are left out. */
export const chosenIn = (form: URLSearchParams): readonly Chosen[] =>
  form.getAll(ALSO).flatMap((value) => {
    const [said = '', code = '', amount = ''] = value.split(' ');
    const as = CANCELLED_AS.find((one) => one === said);
    return as && code !== '' && Number(amount) > 0 ? [{ as, code, amount: Number(amount) }] : [];
  });

/** What became of it: as parameters of the address of the page that says so. */
export type AlsoDone = Readonly<Record<'also' | 'kept', string>>;

/**
 * Cancels what a form chose, each by its own rules and at the amount that was seen: what cannot be cancelled so is kept.
 * Called once the trip itself is cancelled or changed. `key` is that of the form.
 */
export async function cancelBeside(call: Call, form: URLSearchParams, key: string): Promise<AlsoDone> {
  const done: string[] = [];
  const kept: string[] = [];
  for (const one of chosenIn(form)) {
    const isDone = await WAYS[one.as](call, one, key);
    (isDone ? done : kept).push(`${one.as}.${one.code}`);
  }
  return { also: done.join(), kept: kept.join() };
}

const WAYS: Readonly<Record<CancelledAs, (call: Call, one: Chosen, key: string) => Promise<boolean>>> = {
  order: async (call, { code, amount }) => (await call(postOrderReturn, { body: { code, amount } })).ok,
  trip: async (call, { code, amount }, key) => {
    const offered = await call(getCancelOffer, { query: { code, passengers: '', directions: '' } });
    for (const means of meansFor(offered.ok ? offered.data.amounts : {}, amount)) {
      const body = { means, amount, idempotency_key: key };
      if ((await call(postCancel, { params: { code }, body })).ok) return true;
    }
    return false;
  },
};

type Means = 'original' | 'credit';
const MEANS: readonly Means[] = ['original', 'credit'];

/**
 * How to give back the amount that was seen. Where no way gives it any more both are tried: if the answer to the same
 * form was lost, its key says by which it was given, and any other amount is refused.
 */
export function meansFor(
  amounts: Readonly<Partial<Record<Means, number | null | undefined>>>,
  amount: number,
): readonly Means[] {
  const offered = MEANS.find((means) => amounts[means] === amount);
  return offered ? [offered] : MEANS;
}

/** What an address says of it. */
export const alsoSaid = (query: URLSearchParams): Readonly<Record<'also' | 'kept', readonly Ended[]>> => ({
  also: endedIn(query.get('also')),
  kept: endedIn(query.get('kept')),
});

export interface Ended {
  readonly as: CancelledAs;
  readonly code: string;
}

/** Codes of this site have letters and digits alone: anything else in an address is not repeated. */
const ENDED = /^([a-z]+)\.([0-9A-Z]{6,24})$/;

const endedIn = (text: string | null): readonly Ended[] =>
  (text ?? '').split(',').flatMap((part) => {
    const [, said, code = ''] = ENDED.exec(part) ?? [];
    const as = CANCELLED_AS.find((one) => one === said);
    return as ? [{ as, code }] : [];
  });

import type { OrderView } from '#wire/orders.ts';

const BUYER = {
  first_name: 'Ana',
  last_name: 'López',
  cell_phone: '3331234567',
  email: 'ana@example.com',
  privacy: true,
  of_age: true,
};
const GIFT = {
  amount: 50_000,
  name: 'Luz Gil',
  email: 'luz@example.com',
  message: '¡Feliz viaje!',
  date: '',
  buyer: BUYER,
};

let keys = 0;
/** Of an order that nobody asked for before. */
export const newKey = () => `key-of-gift-${(keys += 1)}`;

/** A client of the site at that origin, with its own session, that orders gift cards, pays them and asks for their balance. */
export function giftVisitor(origin: string) {
  let cookie = '';
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await fetch(`${origin}/api/websale/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const { content } = (await response.json()) as { readonly content: Answer };
    const { data, errors } = content;
    return { status: response.status, data, codes: errors.map(({ code, field }) => `${field} ${code}`) };
  };
  return {
    call,
    order: async (change: object = {}) =>
      (await call('POST', 'gift_card/order', { ...GIFT, idempotency_key: newKey(), ...change })).data.code,
    pay: (code: string, change: object = {}) =>
      call('POST', 'order/payment', {
        code,
        method: 'credit',
        token: 'tok_1',
        idempotency_key: newKey(),
        total: 50_000,
        ...change,
      }),
    state: async (code: string) => (await call('GET', `order/state?code=${code}`)).data.order,
    balance: (typed: object) => call('POST', 'gift_card/balance', typed),
  };
}

interface Answer {
  readonly data: {
    readonly code: string;
    readonly order: OrderView;
    readonly redirect_url: string | null;
    readonly amount: number;
    readonly left: number;
    readonly document: { readonly pdf: string; readonly filename: string } | null;
  };
  readonly errors: readonly { readonly code: string; readonly field?: string }[];
}

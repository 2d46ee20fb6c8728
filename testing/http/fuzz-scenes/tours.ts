import { randomUUID } from 'node:crypto';
import { BUYER, newKey, newVisitor, PAID_BY_CARD, type NewScene, type Scenes, type Visitor } from './visitor.ts';
import { type Stage } from '#testing/http/fuzz-stage.ts';
import { SURF, type ToursFixture } from '#testing/tours-fixture.ts';
import {
  getTourCancellation,
  postTourBooking,
  postTourPayment,
  postTourShopping,
  putTourCheckout,
} from '#wire/tours-sale.ts';
import { getVouchers } from '#wire/vouchers.ts';

/** Days ahead of which the starts are used in turn: far enough for all places to be on sale, and to go back in full. */
const [FIRST_DAY, DAYS] = [5, 40];

/** What `tourScenes` leaves to others to set up on. */
export interface TourSteps {
  ordered(): Promise<{
    readonly visitor: Visitor;
    readonly code: string;
    readonly total: number;
    readonly session: string;
  }>;
}

/** Calls about tours and their vouchers: chosen, ordered, paid, booked with their supplier. */
export function tourScenes(
  origin: string,
  tours: ToursFixture,
): { readonly scenes: Scenes; readonly steps: TourSteps } {
  let used = 0;
  const freeSlot = async () => {
    const slots = await tours.slotsIn(FIRST_DAY + (Math.floor((used += 1) / 3) % DAYS));
    return slots[used % slots.length]!.slot.key;
  };
  const wish = async () => ({ name: SURF, slot: await freeSlot(), adults: 1, children: 0, pickup: null, total: null });
  const chosen = async () => {
    const visitor = newVisitor(origin);
    const { session, shopping } = await visitor.call(postTourShopping, { body: { shopping: await wish() } });
    return { visitor, session: session.id, total: shopping!.total, slot: shopping!.slot.slot };
  };
  const checkOut = (session: string, total: number) => ({
    session,
    idempotency_key: newKey(),
    contact: BUYER,
    participants: [{ first_name: 'Ana', last_name: 'Gil', age: null }],
    total,
  });
  const ordered = async () => {
    const one = await chosen();
    const { order } = await one.visitor.call(putTourCheckout, { body: checkOut(one.session, one.total) });
    return { ...one, code: order!.code };
  };
  const payment = ({ code, total }: { readonly code: string; readonly total: number }) => ({
    body: { ...PAID_BY_CARD, code, total, idempotency_key: newKey() },
  });
  const paid = async () => {
    const one = await ordered();
    await one.visitor.call(postTourPayment, payment(one));
    return one;
  };
  const booked = async () => {
    const one = await paid();
    await one.visitor.call(postTourBooking, { body: { code: one.code } });
    return one;
  };
  const withVoucher = async () => {
    const one = await booked();
    const { vouchers } = await one.visitor.call(getVouchers, { query: { code: one.code } });
    return { ...one, folio: vouchers[0]!.folio };
  };
  const byQuery =
    (make: typeof ordered): NewScene =>
    async () => {
      const { visitor, code } = await make();
      return visitor.scene({ query: { code } });
    };
  const byBody =
    (make: typeof ordered): NewScene =>
    async () => {
      const { visitor, code } = await make();
      return visitor.scene({ body: { code } });
    };
  const anybodys = async (query: object) => newVisitor(origin).scene({ query });

  const scenes: Scenes = {
    toursGetTourCatalogProduct: () => anybodys({ name: SURF }),
    toursGetTourCatalogDate: () => anybodys({ name: SURF }),
    toursGetTourCatalogTimeslot: async () => {
      const [slot] = await tours.slotsIn(FIRST_DAY);
      return anybodys({ name: SURF, date: new Date(slot!.slot.starts).toISOString().slice(0, 10) });
    },
    toursPostTourCheckShopping: async () => newVisitor(origin).scene({ body: { shopping: await wish() } }),
    toursGetTourCheckShopping: async () => {
      const { visitor, session } = await chosen();
      return visitor.scene({ query: { session } });
    },
    toursPutTourSaleCheckout: async () => {
      const { visitor, session, total } = await chosen();
      return visitor.scene({ body: checkOut(session, total) });
    },
    toursGetTourSalePayment: byQuery(ordered),
    toursPostTourSalePayment: async () => {
      const one = await ordered();
      return one.visitor.scene(payment(one));
    },
    toursPutTourSalePayment: byBody(paid),
    toursPostTourSaleBooking: byBody(paid),
    toursGetTourSaleTicket: byQuery(booked),
    toursPostTourCheckReservation: async () => {
      const { visitor, code, session } = await booked();
      return visitor.scene({ body: { code, session } });
    },
    toursGetTourSaleCancellation: byQuery(booked),
    toursPostTourSaleCancel: async () => {
      const { visitor, code } = await booked();
      const { amount } = await visitor.call(getTourCancellation, { query: { code } });
      return visitor.scene({ body: { code, amount } });
    },
    operationPostToursCancel: async (stage) => {
      const { slot } = await booked();
      return { sent: { body: { slot, why: 'weather' } }, headers: operatorOf(stage) };
    },
    websaleGetVoucherList: byQuery(booked),
    websaleGetVoucherPdf: byQuery(booked),
    websaleGetVoucherIcs: byQuery(booked),
    websaleGetVoucherWallets: byQuery(booked),
    websaleGetVoucherPkpass: async () => {
      const { visitor, code, folio } = await withVoucher();
      return visitor.scene({ query: { code, folio } });
    },
    websalePostVoucherResend: byBody(booked),
    operationPostVouchersScans: async (stage) => {
      const { folio } = await withVoucher();
      const at = new Date().toISOString();
      const scans = [{ id: randomUUID(), at, code: folio }];
      return { sent: { body: { device: 'device-a', place: 'A', sent_at: at, scans } }, headers: operatorOf(stage) };
    },
  };
  return { scenes, steps: { ordered } };
}

export const operatorOf = ({ subjects }: Stage): Readonly<Record<string, string>> => subjects.paid.headersOf('counter');

import { giftCards } from '#adapters/db/gifts/gift-cards.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { giftSecrets } from '#adapters/secrets/gift-secrets.ts';
import { parseGiftCode } from '#domain/gifts/gift-code.ts';
import { postAdventureCheckout, getAdventureDates, putAdventureCheckout } from '#wire/adventures.ts';
import { postBasketAdd } from '#wire/basket.ts';
import { postGiftCard } from '#wire/gifts.ts';
import { getLounges, postLoungeVisit } from '#wire/lounge.ts';
import { postLogin } from '#wire/account.ts';
import { postOrderPayment } from '#wire/orders.ts';
import type { openAdventuresFixture } from '#testing/adventures-fixture.ts';
import { GIFT } from '#testing/http/gift-body.ts';
import type { Stage } from '#testing/http/fuzz-stage.ts';
import { SITE_SECRET } from '#testing/http/principals.ts';
import type { InvoicingFixture } from '#testing/invoicing-fixture.ts';
import { openProgramme, PASSWORD } from '#testing/travellers.ts';
import { operatorOf, type TourSteps } from './tours.ts';
import { paidTrip } from './trip.ts';
import { BUYER, newKey, newVisitor, PAID_BY_CARD, type Scenes, type Visitor } from './visitor.ts';

interface MoreSetUp {
  readonly origin: string;
  readonly pool: Pool;
  readonly fixture: InvoicingFixture;
  readonly adventures: Awaited<ReturnType<typeof openAdventuresFixture>>;
  readonly tour: TourSteps['ordered'];
}

/** Calls about adventures, lounges, baskets and gift cards. */
export const moreScenes = (setUp: MoreSetUp): Scenes => ({
  ...adventureScenes(setUp),
  ...loungeScenes(setUp),
  ...basketScenes(setUp),
  ...giftScenes(setUp),
});

const params = { booking_code: 'ballenas-jorobadas' };

function adventureScenes({ origin, adventures }: MoreSetUp): Scenes {
  const wanted = async (visitor: Visitor) => {
    const { tour, dates } = await visitor.call(getAdventureDates, { params, query: {} });
    const { starts_at, price } = dates.findLast(({ left }) => left >= tour.min_people)!;
    const people = tour.min_people;
    return { idempotency_key: newKey(), starts_at, people, total: price * people, buyer: BUYER };
  };
  const ordered = async () => {
    const visitor = newVisitor(origin);
    const body = await wanted(visitor);
    const { order_id } = await visitor.call(postAdventureCheckout, { params, body });
    return { visitor, order_id, total: body.total };
  };
  const payment = ({ order_id, total }: { readonly order_id: string; readonly total: number }) => ({
    params,
    body: { order_id, payment_method: 'credit', token: 'tok_1', idempotency_key: newKey(), total },
  });
  const booked = async () => {
    const one = await ordered();
    await one.visitor.call(putAdventureCheckout, payment(one));
    await adventures.book();
    return one;
  };
  return {
    vallarta_adventuresGetTourBookingCodeDates: async () => newVisitor(origin).scene({ params }),
    vallarta_adventuresPostTourBookingCodeCheckout: async () => {
      const visitor = newVisitor(origin);
      return visitor.scene({ params, body: await wanted(visitor) });
    },
    vallarta_adventuresPutTourBookingCodeCheckout: async () => {
      const one = await ordered();
      return one.visitor.scene(payment(one));
    },
    vallarta_adventuresGetTourBookingCodeCheckout: async () => {
      const { visitor, order_id } = await booked();
      return visitor.scene({ params, query: { order_id } });
    },
    vallarta_adventuresGetTourBookingCodeTicket: async () => {
      const { visitor, order_id } = await booked();
      return visitor.scene({ params, query: { order_id } });
    },
  };
}

function loungeScenes({ origin, pool, fixture }: MoreSetUp): Scenes {
  const programme = openProgramme(pool);
  /** A traveller of a tier that includes lounges, with a ticket; each books their own hour. */
  const ticketed = async () => {
    const visitor = newVisitor(origin);
    const { card } = await programme.account({ tier: 'platinum' });
    const { session } = await visitor.call(postLogin, { body: { card, password: PASSWORD } });
    const traveller = visitor.signedIn(session);
    await paidTrip({ fixture }, traveller);
    return traveller;
  };
  const wanted = async (traveller: Visitor) => {
    const { days } = await traveller.call(getLounges, {});
    return {
      lounge: 'coast',
      starts_at: days[0]!.hours.at(-1)!.starts_at,
      hours: 1,
      people: 1,
      idempotency_key: newKey(),
    };
  };
  const booked = async () => {
    const traveller = await ticketed();
    const { visit } = await traveller.call(postLoungeVisit, { body: await wanted(traveller) });
    return { traveller, code: visit! };
  };
  return {
    websaleGetLoungeAvailability: async () => (await ticketed()).scene({}),
    websalePostLoungeBook: async () => {
      const traveller = await ticketed();
      return traveller.scene({ body: await wanted(traveller) });
    },
    websalePostLoungeCancel: async () => {
      const { traveller, code } = await booked();
      return traveller.scene({ body: { code } });
    },
    operationPostLoungeEnter: async (stage: Stage) => {
      const { code } = await booked();
      return { sent: { body: { code } }, headers: operatorOf(stage) };
    },
  };
}

function basketScenes({ tour }: MoreSetUp): Scenes {
  /** A tour and a gift card of one visitor in one basket. */
  const filled = async () => {
    const { visitor, code } = await tour();
    const gift = await orderedGift(visitor);
    await visitor.call(postBasketAdd, { body: { code } });
    const { basket } = await visitor.call(postBasketAdd, { body: { code: gift } });
    return { visitor, tour: code, code: basket.code!, total: basket.total };
  };
  const paid = async () => {
    const one = await filled();
    const { code, total } = one;
    await one.visitor.call(postOrderPayment, {
      body: { ...PAID_BY_CARD, code, total, idempotency_key: newKey() },
    });
    return one;
  };
  return {
    websaleGetBasketState: async () => (await filled()).visitor.scene({}),
    websalePostBasketAdd: async () => {
      const { visitor, code } = await tour();
      return visitor.scene({ body: { code } });
    },
    websalePostBasketRemove: async () => {
      const { visitor, tour: code } = await filled();
      return visitor.scene({ body: { code } });
    },
    websaleGetBasketBought: async () => {
      const { visitor, code } = await paid();
      return visitor.scene({ query: { code } });
    },
    websaleGetBasketBeside: async () => {
      const { visitor, tour: code } = await paid();
      return visitor.scene({ query: { code } });
    },
  };
}

const orderedGift = async (visitor: Visitor): Promise<string> =>
  (await visitor.call(postGiftCard, { body: { ...GIFT, idempotency_key: newKey() } })).code;

function giftScenes({ origin, pool }: MoreSetUp): Scenes {
  const bought = async () => {
    const visitor = newVisitor(origin);
    const code = await orderedGift(visitor);
    const body = { ...PAID_BY_CARD, code, total: GIFT.amount, idempotency_key: newKey() };
    await visitor.call(postOrderPayment, { body });
    return { visitor, code };
  };
  return {
    websalePostOrderReturn: async () => {
      const { visitor, code } = await bought();
      return visitor.scene({ body: { code } });
    },
    // Its letter tells the code and the secret.
    websalePostGiftCardBalance: async () => {
      const { visitor, code: order } = await bought();
      const { rows } = await pool.query<{ code: string }>(
        'select g.code from gift_card g join orders o on o.order_id = g.order_id where o.code = $1',
        [order],
      );
      const code = rows[0]!.code;
      const card = await giftCards(pool).byCode(parseGiftCode(code)!);
      return visitor.scene({ body: { code, secret: giftSecrets(SITE_SECRET).secretOf(card!) } });
    },
  };
}

import type { PlainKind } from '#app/orders/plain-fulfilment.ts';
import { itemLine } from '#domain/orders/item-line.ts';
import {
  type OrderedPack,
  PACK_TAX,
  packPrice,
  packReturnTerms,
  POINTS_PACK,
  readPack,
} from '#domain/packs/pack-rules.ts';
import type { PackStore } from './ports.ts';

export interface PackKindDeps {
  readonly packs: PackStore;
  /** Of an invoice line, in Spanish. */
  readonly describe: (pack: OrderedPack) => string;
}

/**
 * A pack of points is a sale, taxed and invoiced when it is paid. It is paid with money only: points would buy points,
 * credit that expires would become points that do not, and an agency's debt is not the traveller's money.
 */
export const packKind = ({ packs, describe }: PackKindDeps): PlainKind<OrderedPack> => ({
  kind: POINTS_PACK,
  read: readPack,
  price: packPrice,
  neverBy: ['traveller_purchased', 'traveller_win', 'store_credit', 'agencies'],
  // A closed account can own no points: money that still arrives for it goes back.
  refusal: async (tx, { what }) => ((await packs.isOpen(tx, what.traveller)) ? undefined : 'process_cannot_continue'),
  sell: async (tx, { order, code, what }, payment) => {
    await packs.give(tx, { order, payment, traveller: what.traveller, points: what.points });
    return [itemLine({ id: `${code}-P`, description: describe(what), total: what.price, tax: PACK_TAX })];
  },
  returning: async (tx, { order }) => {
    const pack = await packs.lock(tx, order);
    if (!pack) throw new Error(`order ${order} gave no points`);
    return { terms: packReturnTerms(pack), takeBack: (back) => packs.takeBack(tx, pack, back) };
  },
});

import { expect, test } from 'vitest';
import { centavos } from '#kernel/money.ts';
import type { BackShare } from './back-share.ts';
import type { MeansAmounts } from './offer.ts';
import { amountsByPayer } from './payers-money.ts';

const own = (amount: number): BackShare => ({ from: 'provider', amount: centavos(amount) });
const theirs = (amount: number, from: BackShare['from'] = 'provider'): BackShare => ({
  from,
  amount: centavos(amount),
  isByLink: true,
});
const points = (amount: number): BackShare => ({ from: 'account', amount: centavos(amount) });
const agency = (amount: number): BackShare => ({ from: 'agency', amount: centavos(amount) });
const amounts = (original?: number, credit?: number): MeansAmounts => ({
  ...(original !== undefined && { original: centavos(original) }),
  ...(credit !== undefined && { credit: centavos(credit) }),
});

test.each<[string, MeansAmounts, readonly BackShare[], MeansAmounts]>([
  ['all of it by the owner: either', amounts(90, 90), [own(90)], amounts(90, 90)],
  ['all of it by another: only back to them', amounts(90, 90), [theirs(90)], amounts(90)],
  ['by another in cash: only back to them', amounts(90, 90), [theirs(90, 'cash')], amounts(90)],
  ['a part of it by another: the rest may be credit', amounts(90, 90), [own(60), theirs(30)], amounts(90, 60)],
  ['two parts by others', amounts(90, 90), [theirs(20), own(60), theirs(10, 'cash')], amounts(90, 60)],
  ['a part, where credit is more than the money', amounts(60, 90), [own(30), theirs(30)], amounts(60)],
  ['by the owner, where credit is more than the money', amounts(60, 90), [own(60)], amounts(60, 90)],
  ['whoever paid, where no money goes back', amounts(undefined, 90), [theirs(90)], amounts(undefined, 90)],
  ['whoever paid, where there is no credit', amounts(90), [theirs(90)], amounts(90)],
  ['nobody', amounts(), [], amounts()],
  ['all of it with points, for a delay: only back to them', amounts(90, 90), [points(90)], amounts(90)],
  [
    'a part of it with points, for a delay: the rest may be credit',
    amounts(90, 90),
    [own(60), points(30)],
    amounts(90, 60),
  ],
  ['all of it with points, where no money goes back: back to them', amounts(undefined, 90), [points(90)], amounts(90)],
  ['a part of it with points, where no money goes back', amounts(undefined, 90), [points(30)], amounts(undefined, 60)],
  ['by an agency and a card, where no money goes back', amounts(undefined, 90), [agency(80)], amounts(undefined, 10)],
  ['with points, by a link and by the owner', amounts(90, 90), [points(20), theirs(30), own(40)], amounts(90, 40)],
  ['with points and by a link alone', amounts(90, 90), [points(20), theirs(70)], amounts(90)],
  ['a part with points, where credit is more than the money', amounts(40, 90), [points(30), own(40)], amounts(70, 60)],
  ['most of it with points, where credit is more than the money', amounts(40, 90), [points(80)], amounts(90, 10)],
  ['all of it with points, where credit is more than the money', amounts(40, 90), [points(90)], amounts(90)],
])('paid %s', (_, offered, shares, expected) => expect(amountsByPayer(offered, shares)).toEqual(expected));

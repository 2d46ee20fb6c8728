import { expect, test } from 'vitest';
import { voucherText } from '#text/vouchers.ts';
import { orderMails } from './orders.ts';

test.each(['es', 'en'] as const)('what is said in %s of every voucher is true of a visit to a lounge', (lang) => {
  // Nobody meets there.
  const said = [voucherText.where, voucherText.showIt, orderMails.ready.intro].map((message) => message[lang]);
  expect(said.join('\n')).not.toMatch(/encuentro|meet/i);
});

import { makePayLink } from '#app/payment/pay-link.ts';
import { payByLink } from '#app/payment/pay-by-link.ts';
import { siteLinks } from '#main/rooms/links.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import type { PaymentFixture } from '#testing/payment-fixture.ts';

const CARRIER = { firstName: 'Line', lastName: 'Line, S.A.', email: 'hello@line.example', phone: '+523355550100' };

/** The e-mail that whoever pays with a link types. */
export const PAYER = 'abuela@example.com';

/** Somebody else pays with the owner's link. */
export async function payByAnother(
  fixture: Pick<PaymentFixture, 'sale' | 'asked'>,
  visit: Visit,
  change: { readonly method?: 'credit' | 'oxxo'; readonly token?: string | undefined } = {},
): Promise<void> {
  const site = siteLinks({
    secret: 's'.repeat(32),
    origin: 'https://anden.example',
    clock: { now: () => fixture.sale.now },
  });
  const deps = { ...fixture.sale, ...site, addresses: site, carrier: CARRIER };
  const { url } = good(await makePayLink(deps)(visit, visit.caller));
  const input = { ...fixture.asked(visit, change), link: url.split('/').at(-1)!, email: PAYER, lang: 'es' } as const;
  good(await payByLink(deps)(input, stranger(), fixture.sale.now));
}

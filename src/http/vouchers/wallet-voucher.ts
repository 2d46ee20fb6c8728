import type { VoucherCodes } from '#app/vouchers/ports.ts';
import type { WalletVoucher } from '#app/vouchers/voucher-passes.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { Lang } from '#text/lang.ts';
import { momentThere } from '#text/moments.ts';
import { shownFolio, voucherText as say } from '#text/vouchers.ts';

interface PassContext {
  readonly lang: Lang;
  readonly carrier: string;
  readonly codes: Pick<VoucherCodes, 'sign'>;
}

/** A voucher as a wallet pass. */
export function walletVoucher(voucher: Voucher, { lang, carrier, codes }: PassContext): WalletVoucher {
  const { folio, title, where, when, people, provider, phone } = voucher;
  const startsAt = isoInZone(when.at, when.zone);
  return {
    folio,
    number: shownFolio(folio),
    code: codes.sign(voucher),
    lang,
    carrier,
    title: title[lang],
    place: where,
    startsAt,
    when: momentThere(startsAt, lang),
    people: String(people),
    provider: `${provider}, ${phone}`,
    labels: {
      when: say.when[lang],
      where: say.where[lang],
      people: say.people[lang],
      provider: say.provider[lang],
      folio: say.folio[lang],
    },
  };
}

import type { VoucherCodes } from '#app/vouchers/ports.ts';
import type { VoucherSheet } from '#app/vouchers/documents.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { Lang } from '#text/lang.ts';
import { momentThere } from '#text/moments.ts';
import { shownFolio, voucherText as say } from '#text/vouchers.ts';

interface SheetContext {
  readonly lang: Lang;
  readonly carrier: string;
  readonly codes: Pick<VoucherCodes, 'sign'>;
}

/** Vouchers laid out for paper; cancelled ones are left out. */
export const voucherSheet = (vouchers: readonly Voucher[], { lang, carrier, codes }: SheetContext): VoucherSheet => ({
  lang,
  title: say.title[lang],
  carrier,
  vouchers: vouchers
    .filter(({ isCancelled }) => !isCancelled)
    .map((voucher) => {
      const { title, when, where, people, provider, phone, reference, folio } = voucher;
      return {
        heading: title[lang],
        facts: [
          { label: say.when[lang], value: momentThere(isoInZone(when.at, when.zone), lang) },
          { label: say.where[lang], value: where },
          { label: say.people[lang], value: String(people) },
          { label: say.provider[lang], value: `${provider}, ${phone}` },
          ...(reference === '' ? [] : [{ label: say.reference[lang], value: reference }]),
        ],
        note: say.showIt[lang],
        folio: { label: say.folio[lang], value: shownFolio(folio) },
        qr: codes.sign(voucher),
        qrLabel: say.qr(shownFolio(folio))[lang],
      };
    }),
});

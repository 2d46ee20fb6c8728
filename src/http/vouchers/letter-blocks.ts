import type { LetterBlock } from '#app/notices/letter.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { Lang } from '#text/lang.ts';
import { momentThere } from '#text/moments.ts';
import { shownFolio, voucherText as say } from '#text/vouchers.ts';

/** Vouchers in a letter: what for, when, where, and the folio that is typed where a QR cannot be read. */
export const voucherBlocks = (vouchers: readonly Voucher[], lang: Lang): readonly LetterBlock[] =>
  vouchers
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap(({ title, when, where, people, provider, phone, reference, folio }): readonly LetterBlock[] => [
      {
        kind: 'facts',
        heading: title[lang],
        facts: [
          { label: say.when[lang], value: momentThere(isoInZone(when.at, when.zone), lang) },
          { label: say.where[lang], value: where },
          { label: say.people[lang], value: String(people) },
          { label: say.provider[lang], value: `${provider}, ${phone}` },
          ...(reference === '' ? [] : [{ label: say.reference[lang], value: reference }]),
        ],
      },
      { kind: 'code', label: say.folio[lang], value: shownFolio(folio) },
    ]);

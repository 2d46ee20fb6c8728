import { orderText } from '#text/orders.ts';
import { voucherText as say } from '#text/vouchers.ts';
import { buttonClass } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { VouchersData } from '#web/pages/vouchers/vouchers-data.ts';
import { VoucherCard } from '#web/vouchers/voucher-card.tsx';
import { findPath, orderPath } from '#wire/link-paths.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getVoucherPdf } from '#wire/vouchers.ts';

/** Each voucher as a card. Without scripts. */
export function Screen({ data, site: { lang } }: Pick<ScreenProps<VouchersData>, 'data' | 'site'>) {
  if (data.kind === 'lost')
    return (
      <Sheet title={orderText.lost.title[lang]} lead={orderText.lost.what[lang]} width="text" takesFocus>
        <p>
          <a className={buttonClass('main')} href={findPath(lang, '')}>
            {orderText.lost.find[lang]}
          </a>
        </p>
      </Sheet>
    );
  const { code, vouchers } = data;
  return (
    <Sheet title={say.title[lang]} lead={vouchers.length === 0 ? say.none[lang] : undefined} width="text">
      {vouchers.map((voucher) => (
        <VoucherCard key={voucher.folio} voucher={voucher} lang={lang} />
      ))}
      {vouchers.some(({ state }) => state !== 'cancelled') ? (
        <p>
          <a className={buttonClass()} href={pathOf(getVoucherPdf) + encodeQuery({ code, lang, download: 'true' })}>
            {say.pdf[lang]}
          </a>
        </p>
      ) : null}
      <p>
        <a href={orderPath(lang, code)}>{say.toOrder[lang]}</a>
      </p>
    </Sheet>
  );
}

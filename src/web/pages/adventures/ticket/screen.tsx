import { adventureText as say } from '#text/adventures/words.ts';
import { orderText } from '#text/orders.ts';
import { voucherText } from '#text/vouchers.ts';
import { buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { AdventureTicketData } from '#web/pages/adventures/ticket/ticket-data.ts';
import { VoucherCard } from '#web/vouchers/voucher-card.tsx';
import { findPath, orderPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getVoucherPdf } from '#wire/vouchers.ts';

/** Whether the place is confirmed, and the voucher to show. */
export function Screen({ data, site: { lang } }: Pick<ScreenProps<AdventureTicketData>, 'data' | 'site'>) {
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
  const { code, checkout, vouchers } = data;
  const { booking } = checkout;
  return (
    <Sheet title={say.ticket[lang]} width="text" takesFocus>
      <NoticeBox
        role="status"
        tone={booking === 'refunded' || booking === 'cancelled' || booking === 'none' ? 'warning' : undefined}
      >
        {(booking === 'none' ? say.unpaid : say[booking])[lang]}
      </NoticeBox>
      {vouchers.map((voucher) => (
        <VoucherCard key={voucher.folio} voucher={voucher} lang={lang} />
      ))}
      {booking === 'booked' ? <p>{say.conditionsOnOrder[lang]}</p> : null}
      {vouchers.length > 0 ? (
        <p>
          <a className={buttonClass()} href={pathOf(getVoucherPdf) + encodeQuery({ code, lang, download: 'true' })}>
            {voucherText.pdf[lang]}
          </a>{' '}
          <a className={buttonClass()} href={`${paths.vouchers[lang]}?code=${encodeURIComponent(code)}`}>
            {voucherText.see[lang]}
          </a>
        </p>
      ) : null}
      <p>
        <a className={buttonClass(booking === 'none' ? 'main' : 'quiet')} href={orderPath(lang, code)}>
          {(booking === 'none' ? say.pay : say.toOrder)[lang]}
        </a>
      </p>
    </Sheet>
  );
}

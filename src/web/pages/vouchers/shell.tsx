import { calendarAndWallet } from '#text/calendar-and-wallet.ts';
import { formText } from '#text/form.ts';
import { orderText } from '#text/orders.ts';
import { voucherText as say } from '#text/vouchers.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { fieldId } from '#ui/field-id.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { ShellProps, Site } from '#web/page.ts';
import styles from '#web/pages/vouchers/vouchers.module.css';
import { RESEND, type VouchersData } from '#web/pages/vouchers/vouchers-data.ts';
import type { ShownError } from '#web/shown-errors.ts';
import { type DrawnVoucher, VoucherCard } from '#web/vouchers/voucher-card.tsx';
import { findPath, orderPath } from '#wire/link-paths.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getVoucherIcs, getVoucherPkpass, type WalletVoucherView } from '#wire/voucher-documents.ts';
import { getVoucherPdf } from '#wire/vouchers.ts';

/** Each voucher as a card, and what can be done with them; needs no script. */
export function Shell({ data, site, children }: ShellProps<VouchersData>) {
  const { lang } = site;
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
  const { code, vouchers, areToCome, wallets, isSent, errors } = data;
  const none = vouchers.length === 0 ? (areToCome ? say.none : say.noneToCome) : undefined;
  const isUsable = vouchers.some(({ state }) => state !== 'cancelled');
  return (
    <Sheet title={say.title[lang]} lead={none?.[lang]} width="text">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {isSent ? <NoticeBox role="status">{say.sent[lang]}</NoticeBox> : null}
      {vouchers.map((voucher) => (
        <VoucherCard key={voucher.folio} voucher={voucher} lang={lang} />
      ))}
      {children}
      {isUsable ? <Keep code={code} vouchers={vouchers} wallets={wallets} errors={errors} site={site} /> : null}
      <p>
        <a href={orderPath(lang, code)}>{say.toOrder[lang]}</a>
      </p>
    </Sheet>
  );
}

interface KeepProps {
  readonly code: string;
  readonly vouchers: readonly DrawnVoucher[];
  readonly wallets: readonly WalletVoucherView[];
  /** Of the whole page; those of the button are repeated at it. */
  readonly errors: readonly ShownError[];
  readonly site: Site;
}

/** On paper, in a calendar, in a wallet, and by e-mail once more. */
const Keep = ({ code, vouchers, wallets, errors, site: { lang, formToken } }: KeepProps) => (
  <section className={styles['keep']} aria-labelledby="keep">
    <h2 id="keep">{say.keep[lang]}</h2>
    <ul>
      <li>
        <a className={buttonClass()} href={pathOf(getVoucherPdf) + encodeQuery({ code, lang, download: 'true' })}>
          {say.pdf[lang]}
        </a>
      </li>
      <li>
        <a className={buttonClass()} href={pathOf(getVoucherIcs) + encodeQuery({ code, lang, download: 'true' })}>
          {say.ics[lang]}
        </a>
      </li>
      {wallets.map(({ folio, apple, google_url: google }) => (
        <Wallet
          key={folio}
          apple={apple ? pathOf(getVoucherPkpass) + encodeQuery({ code, folio, lang, download: 'true' }) : undefined}
          google={google ?? undefined}
          // Which one, where there are several.
          of={wallets.length > 1 ? (vouchers.find((one) => one.folio === folio)?.title[lang] ?? folio) : undefined}
          lang={lang}
        />
      ))}
    </ul>
    <form method="post">
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={code} />
      {errors
        .filter(({ field }) => field === RESEND)
        .map(({ text }) => (
          <NoticeBox key={text} tone="warning">
            {text}
          </NoticeBox>
        ))}
      <Button id={fieldId(RESEND)}>{say.resend[lang]}</Button>
    </form>
  </section>
);

interface WalletProps {
  readonly apple: string | undefined;
  readonly google: string | undefined;
  readonly of: string | undefined;
  readonly lang: Site['lang'];
}

const Wallet = ({ apple, google, of, lang }: WalletProps) => {
  const links = [
    [apple, calendarAndWallet.apple[lang]],
    [google, calendarAndWallet.google[lang]],
  ] as const;
  return links.map(([href, label]) =>
    href === undefined ? null : (
      <li key={label}>
        <a className={buttonClass()} href={href}>
          {of === undefined ? label : `${label}: ${of}`}
        </a>
      </li>
    ),
  );
};

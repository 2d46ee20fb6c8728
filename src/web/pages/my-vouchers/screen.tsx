import { useEffect, useState } from 'react';
import { MINUTE } from '#kernel/instant.ts';
import { keptVouchersText as say } from '#text/kept-vouchers.ts';
import { datedMoment } from '#text/moments.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import styles from '#web/pages/my-vouchers/my-vouchers.module.css';
import { type SavedVouchers, savedVouchersFrom } from '#web/ticketing/saved-vouchers.ts';
import { forgetTickets, maySave, readTickets } from '#web/ticketing/ticket-store.ts';
import { VoucherCard } from '#web/vouchers/voucher-card.tsx';
import * as paths from '#wire/page-paths.ts';

/** Rendered in the browser from saved data, by the device's clock. */
export function Screen({ site }: Pick<ScreenProps<null>, 'site'>) {
  const { lang } = site;
  const [kept, setKept] = useState<readonly SavedVouchers[]>();
  const [forgotten, setForgotten] = useState<string>();
  useEffect(() => {
    const read = async () => setKept(maySave() ? await readTickets(Date.now(), savedVouchersFrom).catch(() => []) : []);
    void read();
    const timer = setInterval(() => void read(), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const forget = async (code: string) => {
    await forgetTickets(code);
    setForgotten(code);
    setKept(kept?.filter((one) => one.code !== code));
    // The button that had the focus disappears.
    document.getElementById('main')?.focus();
  };
  return (
    <div className={styles['mine']}>
      <div role="status">{forgotten ? <NoticeBox>{say.forgotten(forgotten)[lang]}</NoticeBox> : null}</div>
      {kept?.length === 0 ? (
        <section aria-labelledby="none">
          <h2 id="none">{say.none[lang]}</h2>
          <p>{say.noneHint[lang]}</p>
        </section>
      ) : null}
      {inOrder(kept ?? []).map((order) => (
        <Order key={order.code} order={order} lang={lang} onForget={() => void forget(order.code)} />
      ))}
    </div>
  );
}

/** The order whose first voucher begins first comes first. */
const inOrder = (all: readonly SavedVouchers[]): readonly SavedVouchers[] =>
  all.toSorted((a, b) => beginning(a) - beginning(b));

const beginning = ({ vouchers }: SavedVouchers): number =>
  Math.min(...vouchers.map(({ starts_at: at }) => Date.parse(at)));

interface OrderProps {
  readonly order: SavedVouchers;
  readonly lang: Site['lang'];
  readonly onForget: () => void;
}

const Order = ({ order: { code, asOf, vouchers }, lang, onForget }: OrderProps) => (
  <section className={styles['order']} aria-label={say.order(code)[lang]}>
    <p className={styles['as-of']}>
      <span className="figures">{say.order(code)[lang]}</span> · {say.asOf(datedMoment(asOf, lang))[lang]}
    </p>
    {vouchers.map((voucher) => (
      <VoucherCard key={voucher.folio} voucher={voucher} lang={lang} />
    ))}
    <p className={styles['acts']}>
      <a className={buttonClass()} href={`${paths.vouchers[lang]}?${new URLSearchParams({ code })}`}>
        {say.current[lang]}
      </a>
      <Button type="button" look="quiet" onClick={onForget}>
        {say.forget[lang]}
      </Button>
    </p>
  </section>
);

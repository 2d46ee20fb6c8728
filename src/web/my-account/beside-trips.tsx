import type { Lang } from '#text/lang.ts';
import { momentThere } from '#text/moments.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { List, ListRow } from '#ui/list.tsx';
import { Tag } from '#ui/tag.tsx';
import styles from '#web/my-account/account.module.css';
import type { BoughtBeside } from '#web/my-account/bought-beside.ts';
import * as paths from '#wire/page-paths.ts';

interface BesideTripsProps extends BoughtBeside {
  readonly lang: Lang;
}

/** What an account has besides trips: vouchers lead to their page, visits without one to their passes. Nothing without any. */
export function BesideTrips({ vouchers, visits, lang }: BesideTripsProps) {
  const ordered = new Set(vouchers.map(({ code }) => code));
  const passes = visits.filter(({ order }) => order === null || !ordered.has(order));
  if (vouchers.length + passes.length === 0) return null;
  const note = (startsAt: string, people: number): string =>
    [momentThere(startsAt, lang), say.travellers(people)[lang]].join(' · ');
  return (
    <section className={styles['section']} aria-labelledby="beside">
      <h2 id="beside">{say.beside[lang]}</h2>
      <List>
        {vouchers.map(({ code, folio, title, starts_at: at, people, redeemed }) => (
          <ListRow
            key={folio}
            href={`${paths.vouchers[lang]}?${new URLSearchParams({ code })}`}
            title={title[lang]}
            note={note(at, people)}
            end={redeemed ? <Tag tone="plain">{say.redeemed[lang]}</Tag> : undefined}
          />
        ))}
        {passes.map(({ code, lounge, starts_at: at, people }) => (
          <ListRow key={code} href={paths.loungeBooking[lang]} title={lounge[lang]} note={note(at, people)} />
        ))}
      </List>
    </section>
  );
}

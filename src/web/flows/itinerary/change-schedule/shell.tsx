import { changePayment } from '#text/change-payment.ts';
import { changeText } from '#text/change-schedule.ts';
import { buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import styles from './change.module.css';
import type { ChangeData, RefusedData } from './change-data.ts';
import { Done } from './done.tsx';
import { Head } from './head.tsx';
import { Offer } from './offer.tsx';
import { Runs } from './runs.tsx';
import { titleOf } from './title-of.ts';
import type { ShellProps, Site } from '#web/page.ts';
import { itineraryPath } from '#wire/link-paths.ts';

/** The static part: everything except the seats and the confirm button. */
export function Shell({ data, site, children }: ShellProps<ChangeData>) {
  return <div className={styles['page']}>{view({ data, site, children })}</div>;
}

function view({ data, site, children }: ShellProps<ChangeData>) {
  const { lang } = site;
  const title = titleOf(data)[lang];
  switch (data.kind) {
    case 'runs':
      return (
        <>
          <Head title={title} journey={data.list.journey} now={data.list.server_now} lang={lang}>
            <p className={styles['terms']}>
              {(data.list.journey.current ? changeText.terms : changeText.open.terms)[lang]}
            </p>
          </Head>
          {children}
          <Runs data={data} site={site} />
        </>
      );
    case 'offer':
      return (
        <>
          <Head title={title} journey={data.offer.journey} now={data.offer.server_now} lang={lang} />
          <Offer data={data} site={site}>
            {children}
          </Offer>
        </>
      );
    case 'done':
      return (
        <>
          <Done data={data} site={site} />
          {children}
        </>
      );
    case 'refused':
      return (
        <>
          <Refused data={data} site={site} title={title} />
          {children}
        </>
      );
  }
}

interface RefusedProps {
  readonly data: RefusedData;
  readonly site: Site;
  readonly title: string;
}

/** Why the change is impossible, and who can help. */
const Refused = ({ data, site: { lang, brand }, title }: RefusedProps) => (
  <>
    <h1 tabIndex={-1}>{title}</h1>
    <NoticeBox tone="warning" role="alert">
      {data.errors.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </NoticeBox>
    <p className={styles['ways']}>
      <a className={buttonClass()} href={itineraryPath(lang, data.code)}>
        {changePayment.back[lang]}
      </a>
      <span>
        {changeText.call[lang]}: <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a>
      </span>
    </p>
  </>
);

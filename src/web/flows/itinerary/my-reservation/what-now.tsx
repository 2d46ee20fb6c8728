import type { ReactNode } from 'react';
import type { ActionKind } from '#domain/amendments/action.ts';
import { calendarAndWallet } from '#text/calendar-and-wallet.ts';
import { itineraryText } from '#text/itinerary.ts';
import { noticesText } from '#text/notices-page.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import * as icons from '#ui/drawings/icons.ts';
import { List, ListRow } from '#ui/list.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { Site } from '#web/page.ts';
import { noticesPath } from '#wire/link-paths.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getHtml, getIcs, getPdf } from '#wire/ticket-documents.ts';
import { type ActionGroup, type FullAction, sharedClock } from './actions-now.ts';
import type { FullData } from './itinerary-data.ts';
import type { ItineraryState } from './itinerary-state.ts';
import styles from './itinerary.module.css';
import { ICONS_AFTERWARDS } from './sold-afterwards.ts';
import { shareAddress } from './share-address.ts';

interface WhatNowProps {
  readonly data: FullData;
  readonly site: Site;
  readonly state: ItineraryState;
}

/** The possible actions, each with its cost and deadline; cancelling comes last. */
export function WhatNow({ data, site: { lang, formToken }, state }: WhatNowProps) {
  const { reservation, resent } = data;
  const { code, tickets } = reservation;
  const file = encodeQuery({ code, lang, download: 'true' });
  const rows = (group: ActionGroup, clock?: string) =>
    data.actions
      .filter((action) => action.group === group && !(action.isMain && action.href))
      .map((action) => <ActionRow key={action.label} action={action} isClockSaid={clock !== undefined} lang={lang} />);
  const clock = sharedClock(data.actions);
  const groups = itineraryText.groups;
  return (
    <>
      <Group
        id="change"
        title={groups.change[lang]}
        says={clock ? <p className={styles['clock']}>{itineraryText.timesIn(clock)[lang]}</p> : null}
        rows={rows('change', clock)}
      />
      <Group id="pay" title={groups.pay[lang]} rows={rows('pay')} />
      <Group
        id="share"
        title={groups.share[lang]}
        says={
          resent ? (
            <NoticeBox role="status" tone={resent === 'done' ? 'info' : 'warning'}>
              {resent === 'done' ? itineraryText.resent[lang] : resent.refused}
            </NoticeBox>
          ) : null
        }
        rows={[
          state === 'store' ? null : (
            <ListRow
              key="pdf"
              icon={<Icon d={icons.download} />}
              title={ticketPapers.pdf[lang]}
              href={pathOf(getPdf) + file}
              download
            />
          ),
          state === 'store' ? null : (
            <ListRow
              key="html"
              icon={<Icon d={icons.print} />}
              title={ticketPapers.html[lang]}
              href={pathOf(getHtml) + file}
            />
          ),
          tickets.some(({ open }) => !open) ? (
            <ListRow
              key="calendar"
              icon={<Icon d={icons.calendar} />}
              title={calendarAndWallet.calendar[lang]}
              href={pathOf(getIcs) + file}
              download={`${code}.ics`}
            />
          ) : null,
          <ListRow
            key="resend"
            icon={<Icon d={icons.mail} />}
            isForm
            title={
              <form method="post">
                <input type="hidden" name="_form" value={formToken} />
                <input type="hidden" name="code" value={code} />
                <input type="hidden" name="do" value="resend" />
                <button>{itineraryText.resend[lang]}</button>
              </form>
            }
            note={itineraryText.resendHint[lang]}
          />,
          state === 'notRunning' ? null : (
            <ListRow
              key="share"
              icon={<Icon d={icons.share} />}
              title={itineraryText.share[lang]}
              note={itineraryText.shareHint[lang]}
              href={shareAddress(reservation, lang)}
              isElsewhere
            />
          ),
          <ListRow
            key="notices"
            icon={<Icon d={icons.bell} />}
            title={noticesText.link[lang]}
            href={noticesPath(lang, code)}
          />,
        ]}
      />
      <Group id="cancel" title={groups.cancel[lang]} rows={rows('cancel')} />
    </>
  );
}

interface GroupProps {
  readonly id: string;
  readonly title: string;
  readonly says?: ReactNode;
  readonly rows: readonly ReactNode[];
}

const Group = ({ id, title, says, rows }: GroupProps) =>
  rows.length === 0 ? null : (
    <section className={styles['group']} aria-labelledby={`group-${id}`}>
      <h2 id={`group-${id}`}>{title}</h2>
      {says}
      <List>{rows}</List>
    </section>
  );

const ICONS: Readonly<Record<ActionKind, string>> = {
  pay_reference: icons.store,
  choose_run: icons.calendar,
  change_run: icons.clock,
  change_seats: icons.seat,
  change_name: icons.person,
  ...ICONS_AFTERWARDS,
  invoice: icons.invoice,
  cancel: icons.cancel,
};

interface ActionRowProps {
  readonly action: FullAction;
  /** The clock of its deadline is named above. */
  readonly isClockSaid: boolean;
  readonly lang: Site['lang'];
}

function ActionRow({ action, isClockSaid, lang }: ActionRowProps) {
  const { kind, label, href, cost, there, refusal } = action;
  const until = isClockSaid && there ? there.until : action.until;
  return (
    <ListRow
      icon={<Icon d={ICONS[kind]} />}
      title={label}
      href={href}
      note={
        <>
          {refusal ?? cost}
          {until ? <b className={styles['until']}>{itineraryText.until(until)[lang]}</b> : null}
        </>
      }
      isDanger={kind === 'cancel'}
    />
  );
}

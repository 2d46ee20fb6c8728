import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button.tsx';
import { isAddress } from '#domain/content/read-document.ts';
import { CARD } from '#ui/card.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import * as icons from '#ui/drawings/icons.ts';
import { List, ListRow } from '#ui/list.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { Site } from '#web/page.ts';
import { targetOf } from '#web/content/targets.ts';
import type { BlockView } from '#wire/content.ts';
import styles from '#web/content/blocks.module.css';

interface BlocksProps {
  readonly blocks: readonly BlockView[];
  readonly site: Pick<Site, 'lang' | 'brand'>;
}

/** Editor-written content, block by block. All of it is plain text: markup is shown literally. */
export const Blocks = ({ blocks, site }: BlocksProps) => (
  <div className={styles['blocks']}>
    {groups(shown(blocks, site)).map((group, i) =>
      // Blocks are identified by their position only.
      group.length > 1 ? <Links key={i} links={group} lang={site.lang} /> : <Part key={i} {...group[0]!} site={site} />,
    )}
  </div>
);

/** A block, and for a link where it leads. */
interface Shown {
  readonly block: BlockView;
  readonly href: string | undefined;
}

/** Without links to pages that the site does not have. */
const shown = (blocks: readonly BlockView[], site: BlocksProps['site']): readonly Shown[] =>
  blocks
    .map((block) => ({ block, href: block.kind === 'link' ? targetOf(block.to, site) : undefined }))
    .filter(({ block, href }) => block.kind !== 'link' || href !== undefined);

/** Links that follow each other are one list; every other block is alone. */
function groups(all: readonly Shown[]): readonly (readonly Shown[])[] {
  const found: Shown[][] = [];
  for (const one of all) {
    const last = found.at(-1);
    if (one.href !== undefined && last?.[0]?.href !== undefined) last.push(one);
    else found.push([one]);
  }
  return found;
}

/** By the target of the link. */
const ICONS: Readonly<Record<string, string>> = {
  email: icons.mail,
  phone: icons.phone,
  phoneSales: icons.phone,
  contactCentre: icons.phone,
  whatsapp: icons.share,
  contact: icons.mail,
  claims: icons.warning,
  lostProperty: icons.suitcase,
  groups: icons.people,
  dataRights: icons.lock,
  privacy: icons.lock,
  security: icons.lock,
  home: icons.search,
  find: icons.ticket,
  myTickets: icons.ticket,
  promotions: icons.voucher,
  invoicing: icons.invoice,
  terms: icons.invoice,
  schedules: icons.clock,
  locations: icons.pin,
  fleet: icons.bus,
  shuttle: icons.bus,
  shuttleRides: icons.bus,
  luggage: icons.suitcase,
  pets: icons.pet,
  children: icons.stroller,
  seniors: icons.person,
  students: icons.backpack,
  accessibility: icons.wheelchair,
  carRental: icons.road,
  carPartner: icons.road,
  parking: icons.road,
  lounge: icons.seat,
  loungeBooking: icons.seat,
  cafeteria: icons.snack,
  guarantee: icons.check,
  insurance: icons.check,
  signIn: icons.person,
};

const Links = ({ links, lang }: { readonly links: readonly Shown[]; readonly lang: 'es' | 'en' }) => (
  <List>
    {links.map(({ block, href }) =>
      block.kind === 'link' ? (
        <ListRow
          key={block.to + block.text.es}
          href={href}
          isElsewhere={isAddress(block.to)}
          icon={<Icon d={ICONS[block.to] ?? (isAddress(block.to) ? icons.external : icons.info)} />}
          title={block.text[lang]}
        />
      ) : null,
    )}
  </List>
);

function Part({ block, href, site }: Shown & { readonly site: BlocksProps['site'] }): ReactNode {
  const { lang } = site;
  switch (block.kind) {
    case 'heading':
      return <h2>{block.text[lang]}</h2>;
    case 'paragraph':
      return <p>{block.text[lang]}</p>;
    case 'list':
      return <ul className={styles['list']}>{itemsOf(block.items, lang)}</ul>;
    case 'steps':
      return <ol className={styles['steps']}>{itemsOf(block.items, lang)}</ol>;
    case 'facts':
      return (
        <dl className={`${CARD} ${styles['facts']}`}>
          {block.rows.map(({ label, value }) => (
            <div key={label.es}>
              <dt>{label[lang]}</dt>
              <dd>{value[lang]}</dd>
            </div>
          ))}
        </dl>
      );
    case 'question':
      return (
        <details className={styles['question']}>
          <summary>{block.question[lang]}</summary>
          <p>{block.answer[lang]}</p>
        </details>
      );
    case 'callout':
      return (
        <NoticeBox tone={block.tone}>
          <p>{block.text[lang]}</p>
        </NoticeBox>
      );
    case 'link':
      return (
        <p>
          <a className={buttonClass('second')} href={href}>
            {block.text[lang]}
          </a>
        </p>
      );
  }
}

const itemsOf = (items: readonly { readonly es: string; readonly en: string }[], lang: 'es' | 'en') =>
  items.map((item) => <li key={item.es}>{item[lang]}</li>);

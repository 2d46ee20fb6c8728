import type { NewKind } from '#domain/content/editing.ts';
import { editingText, KIND_NAMES, NEW_NAMES } from '#text/pages/editing.ts';
import { List, ListRow } from '#ui/list.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { newPath } from '#web/content/editor-paths.ts';
import type { ScreenProps } from '#web/page.ts';
import type { ContentListData } from '#web/pages/content-list/content-list-data.ts';
import styles from '#web/pages/content-list/content-list.module.css';

/** All texts by kind, with what is published, what is scheduled and what is a draft. */
export function Screen({ data, site }: Omit<ScreenProps<ContentListData>, 'call'>) {
  const { lang } = site;
  const kinds = Object.entries(KIND_NAMES) as [keyof typeof KIND_NAMES, (typeof KIND_NAMES)['page']][];
  return (
    <Sheet title={editingText.title[lang]} lead={editingText.description[lang]} width="text">
      {kinds.map(([kind, name]) => {
        const all = data.contents.filter((one) => one.kind === kind);
        const makes = isMade(kind) ? kind : undefined;
        return all.length === 0 && !makes ? null : (
          <section key={kind} className={styles['kind']} aria-labelledby={`kind-${kind}`}>
            <h2 id={`kind-${kind}`}>{name[lang]}</h2>
            <List>
              {all.map(({ slug, href, title, note, news }) => (
                <ListRow key={slug} href={href} title={title} note={note} end={news ? <em>{news}</em> : undefined} />
              ))}
              {makes ? <ListRow href={newPath(makes, lang)} title={NEW_NAMES[makes][lang]} /> : null}
            </List>
          </section>
        );
      })}
    </Sheet>
  );
}

/** Whether editors can create texts of this kind. */
const isMade = (kind: keyof typeof KIND_NAMES): kind is NewKind => Object.hasOwn(NEW_NAMES, kind);

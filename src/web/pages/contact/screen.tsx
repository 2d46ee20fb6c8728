import { TOPICS, type Topic } from '#domain/cases/topics.ts';
import { TOPIC_NAMES } from '#text/cases.ts';
import { contactText, FORM_TEXTS } from '#text/pages/contact.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import * as icons from '#ui/drawings/icons.ts';
import { List, ListRow } from '#ui/list.tsx';
import { ContentPage } from '#web/content/content-page.tsx';
import type { ContentData } from '#web/content/load-content.ts';
import type { ScreenProps } from '#web/page.ts';
import styles from '#web/pages/contact/contact.module.css';
import { CASE_FORMS } from '#wire/case-forms.ts';

const ICONS: Readonly<Record<Topic, string>> = {
  message: icons.mail,
  lost: icons.suitcase,
  claim: icons.warning,
  group: icons.people,
  car: icons.road,
  privacy: icons.lock,
};

export const Screen = ({ data, site }: Omit<ScreenProps<ContentData>, 'call'>) => (
  <ContentPage data={data} site={site}>
    <section className={styles['topics']}>
      <h2>{contactText.writeAbout[site.lang]}</h2>
      <List>
        {TOPICS.map((topic) => (
          <ListRow
            key={topic}
            href={CASE_FORMS[topic][site.lang]}
            icon={<Icon d={ICONS[topic]} />}
            title={TOPIC_NAMES[topic][site.lang]}
            note={FORM_TEXTS[topic].note[site.lang]}
          />
        ))}
      </List>
    </section>
  </ContentPage>
);

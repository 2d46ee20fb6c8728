import { formText } from '#text/form.ts';
import { DESK_STATE_NAMES, TOPIC_NAMES } from '#text/cases.ts';
import { formatDatedDay } from '#kernel/dated-day.ts';
import { caseDeskText as say } from '#text/pages/case-desk.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FIELD_ROW } from '#ui/field-row.ts';
import { CODE_INPUT, TextField } from '#ui/field.tsx';
import { List, ListRow } from '#ui/list.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TABS } from '#ui/tabs.ts';
import type { ScreenProps } from '#web/page.ts';
import type { CaseDeskData } from '#web/pages/case-desk/case-desk-data.ts';
import styles from '#web/pages/case-desk/case-desk.module.css';
import { deskPath } from '#web/pages/case-desk/desk-path.ts';
import { OpenedCase } from '#web/pages/case-desk/opened-case.tsx';
import { errorAt } from '#web/shown-errors.ts';
import type { CaseHeadView } from '#wire/cases.ts';

type Shown = Pick<ScreenProps<CaseDeskData>, 'data' | 'site'>;

export function Screen({ data, site }: Shown) {
  const { opened, errors } = data;
  const { lang } = site;
  if (opened) return <OpenedCase data={data} site={site} opened={opened} />;
  return (
    <Sheet title={say.title[lang]} lead={say.hint[lang]} width="wide">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <Find data={data} site={site} />
      <Lists data={data} site={site} />
      {data.cases.length === 0 ? <p>{say.none[lang]}</p> : null}
      {data.cases.length > 0 ? (
        <List>
          {data.cases.map((one) => (
            <CaseRow key={one.number} one={one} lang={lang} />
          ))}
        </List>
      ) : null}
    </Sheet>
  );
}

const Find = ({ data: { number, errors }, site: { lang } }: Shown) => (
  <form className={`${FIELD_ROW} ${styles['find']}`} method="get" role="search">
    <TextField
      name="number"
      label={say.find[lang]}
      error={errorAt(errors, 'number')}
      defaultValue={number}
      maxLength={24}
      {...CODE_INPUT}
    />
    <Button>{say.findIt[lang]}</Button>
  </form>
);

const Lists = ({ data: { isClosedList }, site: { lang } }: Shown) => (
  <ul className={TABS}>
    <li>
      <a href={deskPath(lang)} aria-current={isClosedList ? undefined : 'page'}>
        {say.open[lang]}
      </a>
    </li>
    <li>
      <a href={deskPath(lang, { closed: 'true' })} aria-current={isClosedList ? 'page' : undefined}>
        {say.closed[lang]}
      </a>
    </li>
  </ul>
);

function CaseRow({ one, lang }: { readonly one: CaseHeadView; readonly lang: 'es' | 'en' }) {
  const until = one.due_on ? say.due(formatDatedDay(one.due_on, lang)) : say.noDeadline;
  return (
    <ListRow
      href={deskPath(lang, { number: one.number })}
      title={`${one.number} · ${TOPIC_NAMES[one.topic][lang]}`}
      note={`${one.name} · ${DESK_STATE_NAMES[one.state][lang]}`}
      end={
        <>
          {one.is_late ? <strong className={styles['late']}>{say.late[lang]}</strong> : null}{' '}
          {one.state === 'closed' ? '' : until[lang]}
        </>
      }
    />
  );
}

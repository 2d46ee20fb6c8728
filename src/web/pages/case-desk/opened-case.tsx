import { shownPhone } from '#kernel/phone.ts';
import { MAX_MESSAGE } from '#domain/cases/case-form.ts';
import { formatDatedDay } from '#kernel/dated-day.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { answersOf } from '#text/case-answers.ts';
import { ACT_NAMES, DESK_STATE_NAMES, TOPIC_NAMES } from '#text/cases.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { caseDeskText as say } from '#text/pages/case-desk.ts';
import { dayAndClock } from '#text/moments.ts';
import { Button } from '#ui/button.tsx';
import { CARD } from '#ui/card.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import styles from '#web/cases/case.module.css';
import type { ScreenProps } from '#web/page.ts';
import type { CaseDeskData } from '#web/pages/case-desk/case-desk-data.ts';
import desk from '#web/pages/case-desk/case-desk.module.css';
import { deskPath } from '#web/pages/case-desk/desk-path.ts';
import { errorAt } from '#web/shown-errors.ts';
import type { DeskCaseView } from '#wire/cases.ts';

type Shown = Pick<ScreenProps<CaseDeskData>, 'data' | 'site'> & { readonly opened: DeskCaseView };

/** A case with its details, its entries and the possible actions. */
export function OpenedCase({ data, site, opened }: Shown) {
  const { lang } = site;
  return (
    <Sheet title={`${opened.number} · ${TOPIC_NAMES[opened.topic][lang]}`} width="text">
      <p>
        <a className={desk['back']} href={deskPath(lang)}>
          <span aria-hidden="true">‹ </span>
          {say.back[lang]}
        </a>
      </p>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={data.errors} />
      <Facts opened={opened} lang={lang} />
      <History opened={opened} lang={lang} />
      <Files files={data.files} lang={lang} />
      <Act data={data} site={site} opened={opened} />
    </Sheet>
  );
}

function Facts({ opened, lang }: { readonly opened: DeskCaseView; readonly lang: Lang }) {
  const facts = [
    [say.state[lang], DESK_STATE_NAMES[opened.state][lang]],
    [say.received[lang], formatDatedDay(opened.received_at, lang)],
    ...(opened.due_on ? [[say.deadline[lang], formatLongDate(opened.due_on, lang)] as const] : []),
    [say.who[lang], opened.name],
    [say.email[lang], opened.email],
    ...(opened.phone ? [[say.phone[lang], shownPhone(opened.phone)] as const] : []),
    [say.language[lang], say.languages[opened.lang][lang]],
    ...answersOf(opened.topic, opened.details, lang),
  ] as const;
  return (
    <dl className={`${CARD} ${styles['facts']}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}{' '}
            {label === say.deadline[lang] && opened.is_late ? (
              <strong className={desk['late']}>{say.late[lang]}</strong>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const History = ({ opened: { entries }, lang }: { readonly opened: DeskCaseView; readonly lang: Lang }) => (
  <section className={styles['entries']}>
    <h2>{say.history[lang]}</h2>
    <ol>
      {entries.map(({ at, act, operator, text }, index) => (
        <li key={`${at} ${index}`} data-from={operator === null ? 'traveller' : 'carrier'}>
          <p>
            <span>
              <strong>{operator ?? say.traveller[lang]}</strong> {say.did[act][lang]}
            </span>
            <time dateTime={at}>{dayAndClock(at, lang)}</time>
          </p>
          {text ? <p className={styles['text']}>{text}</p> : null}
        </li>
      ))}
    </ol>
  </section>
);

function Files({ files, lang }: { readonly files: CaseDeskData['files']; readonly lang: Lang }) {
  if (files.length === 0) return null;
  return (
    <section className={desk['section']}>
      <h2>{say.files[lang]}</h2>
      <p>{say.filesWarning[lang]}</p>
      <ul className={desk['files']}>
        {files.map(({ href, name, bytes }) => (
          <li key={href}>
            <a href={href} download={name}>
              {name}
            </a>{' '}
            <span className="figures">{Math.max(1, Math.round(bytes / 1024))} KB</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Act({ data: { key, text, errors }, site: { lang, formToken }, opened: { number, version, acts } }: Shown) {
  return (
    <form className={`${PANEL} ${styles['writing']}`} method="post" noValidate aria-label={say.act[lang]}>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="key" value={key} />
      <TextArea
        name="message"
        label={say.text[lang]}
        hint={say.textHint[lang]}
        error={errorAt(errors, 'message')}
        defaultValue={text}
        maxLength={MAX_MESSAGE}
      />
      <div className={desk['acts']}>
        {acts.map((act, index) => (
          <Button key={act} name="act" value={act} look={index === 0 ? 'main' : act === 'close' ? 'quiet' : 'plain'}>
            {ACT_NAMES[act][lang]}
          </Button>
        ))}
      </div>
    </form>
  );
}

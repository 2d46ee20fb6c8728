import { MAX_CASE_FILES, MAX_FILES } from '#domain/cases/attachments.ts';
import { MAX_MESSAGE } from '#domain/cases/case-form.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { answersOf } from '#text/case-answers.ts';
import { STATE_NAMES, TOPIC_NAMES } from '#text/cases.ts';
import { formText } from '#text/form.ts';
import { caseText } from '#text/pages/case.ts';
import { contactText } from '#text/pages/contact.ts';
import { carrierMoment } from '#text/zoned-moments.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CARD } from '#ui/card.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import styles from '#web/cases/case.module.css';
import { FilesInput } from '#web/cases/files-input.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { CaseData } from '#web/pages/case/case-data.ts';
import { errorAt } from '#web/shown-errors.ts';
import type { CaseView } from '#wire/cases.ts';
import * as paths from '#wire/page-paths.ts';

type Shown = Pick<ScreenProps<CaseData>, 'data' | 'site'>;

export function Screen({ data, site }: Shown) {
  const { lang } = site;
  const { found, news, errors } = data;
  if (!found) return <NotFound data={data} site={site} />;
  const kept = news === 'new' ? caseText.kept : news === 'unmailed' ? caseText.unmailed : undefined;
  return (
    <Sheet title={kept ? caseText.received[lang] : caseText.title(found.number)[lang]} lead={kept?.[lang]} width="form">
      {news === 'sent' ? (
        <NoticeBox role="status">
          <p>{caseText.sent[lang]}</p>
        </NoticeBox>
      ) : null}
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <Facts found={found} lang={lang} />
      <Entries found={found} site={site} />
      <Reply data={data} site={site} found={found} />
    </Sheet>
  );
}

const Facts = ({ found, lang }: { readonly found: CaseView; readonly lang: 'es' | 'en' }) => (
  <dl className={`${CARD} ${styles['facts']}`}>
    <div className={styles['number']}>
      <dt>{caseText.number[lang]}</dt>
      <dd className="figures">{found.number}</dd>
    </div>
    <div>
      <dt>{caseText.about[lang]}</dt>
      <dd>{TOPIC_NAMES[found.topic][lang]}</dd>
    </div>
    <div>
      <dt>{caseText.state[lang]}</dt>
      <dd>{STATE_NAMES[found.state][lang]}</dd>
    </div>
    {found.due_on ? (
      <div>
        <dt>{caseText.due[found.state][lang]}</dt>
        <dd>{formatLongDate(found.due_on, lang)}</dd>
      </div>
    ) : null}
    {answersOf(found.topic, found.details, lang).map(([label, text]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
    {found.files.length > 0 ? (
      <div>
        <dt>{contactText.files[lang]}</dt>
        <dd>{found.files.join(', ')}</dd>
      </div>
    ) : null}
  </dl>
);

function Entries({
  found: { entries },
  site: { lang, brand },
}: {
  readonly found: CaseView;
  readonly site: Shown['site'];
}) {
  if (entries.length === 0) return null;
  return (
    <section className={styles['entries']}>
      <h2>{caseText.messages[lang]}</h2>
      <ol>
        {entries.map(({ at, from, text }) => (
          <li key={at} data-from={from}>
            <p>
              <strong>{from === 'traveller' ? caseText.you[lang] : brand.name}</strong>
              <time dateTime={at}>{carrierMoment(at, lang)}</time>
            </p>
            <p className={styles['text']}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Reply({
  data: { key, message, hadFiles, news, errors },
  site: { lang, formToken },
  found,
}: Shown & { readonly found: CaseView }) {
  if (found.state === 'closed')
    return (
      <NoticeBox>
        <p>{caseText.closed[lang]}</p>
        <p>
          <a className={buttonClass()} href={paths.contact[lang]}>
            {caseText.contact[lang]}
          </a>
        </p>
      </NoticeBox>
    );
  const most = Math.min(MAX_FILES, MAX_CASE_FILES - found.files.length);
  return (
    <details className={styles['reply']} open={errors.length > 0 || found.state === 'waiting'}>
      <summary className={buttonClass(news === 'new' || news === 'unmailed' ? 'quiet' : 'second')}>
        {caseText.reply[lang]}
      </summary>
      <form className={`${PANEL} ${styles['writing']}`} method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="key" value={key} />
        <TextArea
          name="message"
          label={caseText.replyLabel[lang]}
          error={errorAt(errors, 'message')}
          defaultValue={message}
          maxLength={MAX_MESSAGE}
          required
        />
        {most > 0 ? (
          <FilesInput label={contactText.files[lang]} most={most} hadFiles={hadFiles} errors={errors} lang={lang} />
        ) : null}
        <Button look="main">{caseText.send[lang]}</Button>
      </form>
    </details>
  );
}

const NotFound = ({ data: { errors }, site: { lang } }: Shown) => (
  <Sheet title={caseText.notFound.title[lang]} lead={caseText.notFound.lead[lang]} width="form">
    <ErrorSummary
      title={formText.thereIsAProblem[lang]}
      errors={errors.map(({ text }) => ({ field: undefined, text }))}
    />
    <p>
      <a className={buttonClass('main')} href={paths.contact[lang]}>
        {caseText.contact[lang]}
      </a>
    </p>
  </Sheet>
);

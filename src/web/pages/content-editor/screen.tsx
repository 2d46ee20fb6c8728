import type { Lang } from '#text/lang.ts';
import { editingText as say, KIND_NAMES, NEW_NAMES } from '#text/pages/editing.ts';
import { formText } from '#text/form.ts';
import { operationText } from '#text/pages/operation.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { Fold } from '#ui/fold.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import type { ScreenProps } from '#web/page.ts';
import styles from '#web/pages/content-editor/content-editor.module.css';
import type { ContentEditorData, OpenText } from '#web/pages/content-editor/content-editor-data.ts';
import { DocumentFields } from '#web/pages/content-editor/document-fields.tsx';
import { History } from '#web/pages/content-editor/history.tsx';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

type Shown = Omit<ScreenProps<ContentEditorData>, 'call'>;

/** A text: its publication state, its form and its history. */
export function Screen({ data, site }: Shown) {
  const { lang } = site;
  const { opened, kind, done, errors } = data;
  const name = kind in NEW_NAMES ? NEW_NAMES[kind as keyof typeof NEW_NAMES] : KIND_NAMES.page;
  return (
    <Sheet title={opened?.title ?? name[lang]} width="wide">
      <p>
        <a href={paths.content[lang]}>
          <span aria-hidden="true">‹ </span>
          {say.back[lang]}
        </a>
      </p>
      {done ? (
        <NoticeBox role="status">
          <p>{say.done[done][lang]}</p>
        </NoticeBox>
      ) : null}
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <Aside data={data} site={site} />
      {opened ? <Standing opened={opened} lang={lang} /> : null}
      <Form data={data} site={site} />
      {opened ? <History opened={opened} site={site} /> : null}
    </Sheet>
  );
}

/** Help with a refusal: the other editor's revision, or the sign-in in another tab. */
function Aside({ data: { theirs, signIn }, site: { lang } }: Shown) {
  const [href, text] = signIn ? [signIn, operationText.submit[lang]] : [theirs, say.theirs[lang]];
  return href ? (
    <p>
      <a className={buttonClass('second')} href={href} target="_blank" rel="noreferrer">
        {text}
      </a>
    </p>
  ) : null;
}

/** What is published, what is scheduled and whose the draft is, with a link to each. */
function Standing({ opened, lang }: { readonly opened: OpenText; readonly lang: Lang }) {
  const { standing, page, revisions } = opened;
  const preview = revisions[0]?.preview;
  return (
    <div className={styles['standing']}>
      {standing.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={styles['buttons']}>
        {page ? <a href={page}>{say.seePage[lang]}</a> : null}
        {preview ? <a href={preview}>{say.seeDraft[lang]}</a> : null}
      </p>
    </div>
  );
}

function Form({ data, site }: Shown) {
  const { lang, formToken } = site;
  const { opened, kind, address, document, seen, targets, errors, from, until } = data;
  return (
    <form className={styles['form']} method="post" noValidate>
      <input type="hidden" name="_form" value={formToken} />
      {opened ? (
        <input type="hidden" name="slug" value={opened.slug} />
      ) : (
        <input type="hidden" name="kind" value={kind} />
      )}
      <input type="hidden" name="seen" value={seen} />
      {/* Enter in a field triggers the first button of a form. */}
      <button className="visually-hidden" name="do" value="save" tabIndex={-1} aria-hidden="true">
        {say.save[lang]}
      </button>
      {address ? (
        <TextField
          name="address"
          label={say.ownAddress[lang]}
          hint={address.hint}
          error={errorAt(errors, 'address')}
          defaultValue={address.typed}
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      <Figures data={data} lang={lang} />
      <DocumentFields document={document} errors={errors} targets={targets} lang={lang} />
      <div className={PANEL}>
        <h2>{say.when[lang]}</h2>
        <div className={styles['pair']}>
          {(
            [
              ['from', say.from, say.fromHint, from],
              ['until', say.until, say.untilHint, until],
            ] as const
          ).map(([name, label, hint, value]) => (
            <TextField
              key={name}
              name={name}
              type="datetime-local"
              label={label[lang]}
              hint={hint[lang]}
              error={errorAt(errors, name)}
              defaultValue={value}
            />
          ))}
        </div>
        <div className={styles['buttons']}>
          <Button look="main" name="do" value="publish">
            {say.publish[lang]}
          </Button>
          <Button look="second" name="do" value="save">
            {say.save[lang]}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** The available placeholders with their current values. */
function Figures({ data: { figures }, lang }: { readonly data: ContentEditorData; readonly lang: Lang }) {
  return (
    <Fold title={say.figures[lang]} isOpen={false}>
      <p>{say.figuresHint[lang]}</p>
      <dl className={styles['figures']}>
        {figures.map(({ name, says }) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{says[lang]}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

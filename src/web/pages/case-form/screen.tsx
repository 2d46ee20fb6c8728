import { MAX_FILES } from '#domain/cases/attachments.ts';
import { MAX_LINE, MAX_MESSAGE } from '#domain/cases/case-form.ts';
import { fieldsOf, rulesOf } from '#domain/cases/topics.ts';
import { contactText, FORM_TEXTS, MESSAGE_LABELS } from '#text/pages/contact.ts';
import { Button } from '#ui/button.tsx';
import { CountedErrorSummary } from '#ui/counted-error-summary.tsx';
import { EMAIL_INPUT, TextField } from '#ui/field.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { CaseFieldInput, labelOf } from '#web/cases/case-fields.tsx';
import form from '#web/cases/case.module.css';
import { FilesInput } from '#web/cases/files-input.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { CaseFormData } from '#web/pages/case-form/case-form-data.ts';
import styles from '#web/pages/case-form/case-form.module.css';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

type Shown = Pick<ScreenProps<CaseFormData>, 'data' | 'site'>;

/** The topic's questions first, then the sender's data. */
export function Screen({ data, site }: Shown) {
  const { topic, key, typed, errors } = data;
  const { lang, formToken } = site;
  const { title, lead } = FORM_TEXTS[topic];
  const { needsMessage, needsFile } = rulesOf(topic);
  return (
    <Sheet title={title[lang]} lead={lead[lang]} width="form">
      {topic === 'car' ? (
        <p>
          <a href={paths.carPartner[lang]}>{contactText.carPartner[lang]}</a>
        </p>
      ) : null}
      <CountedErrorSummary errors={errors} lang={lang} />
      <form className={`${PANEL} ${form['writing']}`} method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="key" value={key} />
        {fieldsOf(topic).map(([name, field]) => (
          <CaseFieldInput
            key={name}
            name={name}
            field={field}
            lang={lang}
            error={errorAt(errors, name)}
            defaultValue={typed[name] ?? ''}
          />
        ))}
        <TextArea
          name="message"
          label={labelOf(MESSAGE_LABELS[topic][lang], needsMessage, lang)}
          hint={contactText.never[lang]}
          error={errorAt(errors, 'message')}
          defaultValue={typed['message']}
          maxLength={MAX_MESSAGE}
          required={needsMessage}
        />
        <FilesInput
          label={(needsFile ? contactText.identification : contactText.files)[lang]}
          most={MAX_FILES}
          isRequired={needsFile}
          hadFiles={data.hadFiles}
          errors={errors}
          lang={lang}
        />
        <Writer data={data} site={site} />
        <Button look="main">{contactText.send[lang]}</Button>
        <p className={styles['small']}>
          {contactText.privacy[lang]} <a href={paths.privacy[lang]}>{contactText.privacyLink[lang]}</a>.
        </p>
      </form>
      <p>
        <a className={styles['back']} href={paths.contact[lang]}>
          <span aria-hidden="true">‹ </span>
          {contactText.other[lang]}
        </a>
      </p>
    </Sheet>
  );
}

const Writer = ({ data: { typed, errors }, site: { lang } }: Shown) => (
  <>
    <TextField
      name="name"
      label={contactText.name[lang]}
      error={errorAt(errors, 'name')}
      defaultValue={typed['name']}
      autoComplete="name"
      maxLength={MAX_LINE}
      required
    />
    <TextField
      name="email"
      label={contactText.email[lang]}
      hint={contactText.emailHint[lang]}
      error={errorAt(errors, 'email')}
      defaultValue={typed['email']}
      maxLength={254}
      {...EMAIL_INPUT}
      required
    />
    <TextField
      name="phone"
      type="tel"
      label={contactText.optional(contactText.phone[lang])[lang]}
      error={errorAt(errors, 'phone')}
      defaultValue={typed['phone']}
      autoComplete="tel"
      maxLength={30}
    />
  </>
);

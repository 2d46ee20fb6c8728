import { formText } from '#text/form.ts';
import { invoicingText as say } from '#text/invoicing.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { FiscalFields } from '#web/invoicing/fiscal-fields.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { ReceiversData } from '#web/pages/receivers/receivers-data.ts';
import styles from '#web/pages/receivers/receivers.module.css';
import * as paths from '#wire/page-paths.ts';

/** The saved receivers, and the form for one. */
export function Screen({ data, site }: Pick<ScreenProps<ReceiversData>, 'data' | 'site'>) {
  const { lang, formToken } = site;
  const { profiles, editing, errors } = data;
  const here = paths.receivers[lang];
  const editOf = (id: string) => `${here}${here.includes('?') ? '&' : '?'}edit=${encodeURIComponent(id)}`;
  return (
    <Sheet title={say.kept[lang]} lead={say.keptLead[lang]} width="text">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {profiles.length === 0 ? <p>{say.noneKept[lang]}</p> : null}
      <ul className={styles['list']}>
        {profiles.map(({ profile_id: id, name, rfc, tax_id: taxId, email }) => (
          <li key={id}>
            <p>
              <strong>{name}</strong>
              <span className="figures">{rfc || taxId}</span>
              <span>{email}</span>
            </p>
            <a className={buttonClass()} href={editOf(id)} aria-label={say.editOf(name)[lang]}>
              {say.edit[lang]}
            </a>
            <form method="post">
              <input type="hidden" name="_form" value={formToken} />
              <input type="hidden" name="do" value="forget" />
              <input type="hidden" name="profile_id" value={id} />
              <Button look="quiet" aria-label={say.forgetOf(name)[lang]}>
                {say.forget[lang]}
              </Button>
            </form>
          </li>
        ))}
      </ul>
      {editing ? (
        <form className={PANEL} method="post" noValidate>
          <input type="hidden" name="_form" value={formToken} />
          <input type="hidden" name="do" value="keep" />
          {editing.id ? <input type="hidden" name="profile_id" value={editing.id} /> : null}
          <FiscalFields data={editing.fiscal} errors={errors} lang={lang} maySave={false} />
          <Button look="main">{say.saveIt[lang]}</Button>
        </form>
      ) : (
        <p>
          <a className={buttonClass('main')} href={editOf('new')}>
            {say.add[lang]}
          </a>
        </p>
      )}
    </Sheet>
  );
}

import { shownPhone } from '#kernel/phone.ts';
import { formText } from '#text/form.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CheckField, TextField } from '#ui/field.tsx';
import { List, ListRow } from '#ui/list.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { AccountFrame } from '#web/my-account/account-frame.tsx';
import styles from '#web/my-account/account.module.css';
import type { ScreenProps } from '#web/page.ts';
import type { DetailsData } from '#web/pages/my-details/details-data.ts';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

/** A plain form, and the details it does not change. */
export function Screen({ data, site }: Pick<ScreenProps<DetailsData>, 'data' | 'site'>) {
  const { lang, formToken } = site;
  const { details, isSaved, errors } = data;
  return (
    <AccountFrame part="details" title={say.details[lang]} lead={say.detailsLead[lang]} lang={lang}>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {isSaved ? <NoticeBox role="status">{say.saved[lang]}</NoticeBox> : null}
      <form className={PANEL} method="post" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <TextField
          name="first_name"
          label={say.firstName[lang]}
          error={errorAt(errors, 'first_name')}
          defaultValue={details.first_name}
          autoComplete="given-name"
          maxLength={200}
          required
        />
        <TextField
          name="last_name"
          label={say.lastName[lang]}
          error={errorAt(errors, 'last_name')}
          defaultValue={details.last_name}
          autoComplete="family-name"
          maxLength={200}
          required
        />
        <TextField
          name="birthday"
          label={say.birthday[lang]}
          hint={say.birthdayHint[lang]}
          error={errorAt(errors, 'birthday')}
          defaultValue={details.birthday}
          maxLength={10}
        />
        <dl className={styles['reach']}>
          <div>
            <dt>{say.phone[lang]}</dt>
            <dd className="figures">{shownPhone(details.cell_phone)}</dd>
          </div>
          <div>
            <dt>{say.email[lang]}</dt>
            <dd>{details.email}</dd>
          </div>
        </dl>
        <p className={styles['note']}>{say.reachNote[lang]}</p>
        <CheckField name="offers" label={say.offers[lang]} defaultChecked={details.offers} />
        <Button look="main">{say.save[lang]}</Button>
      </form>
      <List>
        <ListRow href={paths.receivers[lang]} title={say.taxDetails[lang]} note={say.taxDetailsNote[lang]} />
        <ListRow href={paths.accountSafety[lang]} title={say.security[lang]} note={say.securityNote[lang]} />
      </List>
    </AccountFrame>
  );
}

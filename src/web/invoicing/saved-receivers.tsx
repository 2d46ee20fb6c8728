import { fiscalForm as say } from '#text/fiscal-form.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { EMPTY_FORM, typedOf } from './fiscal-typed.ts';
import styles from './fiscal-fields.module.css';
import { SelectField } from './select-field.tsx';
import type { FiscalForm, FiscalProfileView } from '#wire/invoicing.ts';

interface SavedReceiversProps {
  readonly profiles: readonly FiscalProfileView[];
  readonly lang: Lang;
  onChoose(typed: FiscalForm): void;
}

/** The traveller's saved receivers: choosing one fills the form. Without scripts a button does. */
export function SavedReceivers({ profiles, lang, onChoose }: SavedReceiversProps) {
  const choose = (id: string) => {
    const profile = profiles.find(({ profile_id: one }) => one === id);
    onChoose(profile ? typedOf(profile) : EMPTY_FORM);
  };
  return (
    <div className={styles['saved']} onChange={({ target }) => choose((target as unknown as HTMLSelectElement).value)}>
      <SelectField
        name="profile"
        label={say.saved[lang]}
        hint={say.savedHint[lang]}
        options={profiles.map(({ profile_id: id, name, rfc, tax_id: taxId }) => [id, `${name} · ${rfc || taxId}`])}
        choose={say.another[lang]}
        defaultValue=""
      />
      <Button className={styles['fill']} name="do" value="profile">
        {say.fillSaved[lang]}
      </Button>
    </div>
  );
}

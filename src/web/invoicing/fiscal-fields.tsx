import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isUseOf, regimesOffered } from '#domain/invoicing/regimes.ts';
import { parseRfc } from '#domain/invoicing/rfc.ts';
import { fiscalForm as say } from '#text/fiscal-form.ts';
import type { Lang } from '#text/lang.ts';
import { CODE_INPUT, EMAIL_INPUT, CheckField, TextField } from '#ui/field.tsx';
import { errorAt, type ShownError } from '#web/shown-errors.ts';
import type { FiscalData } from './fiscal-data.ts';
import styles from './fiscal-fields.module.css';
import { NameHint, PostalCodeHint, RfcHint } from './fiscal-hints.tsx';
import { SavedReceivers } from './saved-receivers.tsx';
import { SelectField } from './select-field.tsx';

interface FiscalFieldsProps {
  readonly data: FiscalData;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
  /** Offers signed-in travellers to save the input. */
  readonly maySave: boolean;
}

/** The input that hints depend on, read from the fields themselves, so that input before hydration counts too. */
interface Glance {
  readonly rfc: string;
  readonly name: string;
  readonly cp: string;
  readonly regime: string;
}

/**
 * The invoice's receiver. What can be checked without the SAT is shown while typing, and selects offer the matching
 * options; nothing is blocked by it. Without a Mexican tax id, CSS alone switches to a different set of fields.
 */
export function FiscalFields({ data, errors, lang, maySave }: FiscalFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(data.typed);
  const { rfc, name, cp, regimen_fiscal: regime } = typed;
  const [glance, setGlance] = useState<Glance>({ rfc, name, cp, regime });
  const look = () => {
    const valueOf = (field: string) =>
      box.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${field}"]`)?.value ?? '';
    setGlance({ rfc: valueOf('rfc'), name: valueOf('name'), cp: valueOf('cp'), regime: valueOf('regimen_fiscal') });
  };
  // Again after a receiver was chosen from the list.
  useEffect(look, [typed]);
  const onInput = ({ target }: FormEvent) => {
    if ((target as HTMLElement).getAttribute('name') !== 'profile') look();
  };
  const field = (of: keyof typeof typed) => ({
    name: of,
    error: errorAt(errors, of),
    defaultValue: String(typed[of] ?? ''),
    required: true,
  });
  const holder = parseRfc(glance.rfc)?.holder;
  const regimes = data.regimes.filter(([key]) => regimesOffered(holder).includes(key));
  const uses = data.uses.filter(([key]) => glance.regime === '' || isUseOf(key, glance.regime));
  return (
    <div className={styles['fields']} ref={box} onInput={onInput}>
      {data.profiles && data.profiles.length > 0 ? (
        <SavedReceivers profiles={data.profiles} lang={lang} onChoose={setTyped} />
      ) : null}
      <fieldset key={`receiver ${typed.rfc} ${typed.tax_id}`}>
        <legend>{say.receiver[lang]}</legend>
        <CheckField
          name="foreigner"
          label={say.foreigner[lang]}
          hint={say.foreignerHint[lang]}
          defaultChecked={typed.foreigner}
        />
        <p className={`${styles['hint']} ${styles['mexican']}`}>{say.copy[lang]}</p>
        <div className={styles['mexican']}>
          <TextField {...field('rfc')} label={say.rfc[lang]} hint={say.rfcHint[lang]} {...CODE_INPUT} maxLength={40} />
          <RfcHint rfc={glance.rfc} lang={lang} />
        </div>
        <div>
          <TextField
            {...field('name')}
            label={say.name[lang]}
            hint={say.nameHint[lang]}
            autoCapitalize="characters"
            autoComplete="organization"
            maxLength={400}
          />
          <NameHint name={glance.name} isCompany={holder === 'company'} lang={lang} />
        </div>
        <div className={`${styles['mexican']} ${styles['short']}`}>
          <TextField
            {...field('cp')}
            label={say.postalCode[lang]}
            hint={say.postalCodeHint[lang]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
          <PostalCodeHint cp={glance.cp} lang={lang} />
        </div>
        <div className={`${styles['mexican']} ${styles['pair']}`}>
          <SelectField
            {...field('regimen_fiscal')}
            label={say.regime[lang]}
            hint={say.regimeHint[lang]}
            options={regimes}
            choose={say.choose[lang]}
          />
          <SelectField
            {...field('uso_cfdi')}
            label={say.use[lang]}
            hint={say.offeredHint[lang]}
            options={uses}
            choose={say.choose[lang]}
          />
        </div>
        <div className={`${styles['foreigner']} ${styles['pair']}`}>
          <SelectField
            {...field('country')}
            label={say.country[lang]}
            hint={say.noCountry[lang]}
            options={data.countries}
            choose={say.choose[lang]}
          />
          <TextField
            {...field('tax_id')}
            label={say.taxId[lang]}
            hint={say.taxIdHint[lang]}
            {...CODE_INPUT}
            maxLength={40}
          />
        </div>
      </fieldset>
      <fieldset key={`reach ${typed.email} ${typed.phone}`}>
        <legend>{say.reach[lang]}</legend>
        <div className={styles['pair']}>
          <TextField
            {...field('email')}
            label={say.email[lang]}
            hint={say.emailHint[lang]}
            {...EMAIL_INPUT}
            maxLength={320}
          />
          <TextField
            {...field('phone')}
            label={say.phone[lang]}
            hint={say.phoneHint[lang]}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
          />
        </div>
        {maySave && data.profiles ? (
          <CheckField
            name="save"
            label={say.save[lang]}
            error={errorAt(errors, 'save')}
            defaultChecked={errorAt(errors, 'save') === undefined}
          />
        ) : null}
      </fieldset>
    </div>
  );
}

import { useState } from 'react';
import type { Lang } from '#text/lang.ts';
import { searchErrors } from '#text/errors/search.ts';
import { homeText } from '#text/pages/home.ts';
import { TextField } from '#ui/field.tsx';
import styles from '#web/pages/home/search-form.module.css';
import type { Call } from '#wire/call.ts';
import { getPromotionalCode } from '#wire/websale.ts';

interface PromoFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly lang: Lang;
  readonly call: Call;
}

/** A code, behind a word; checked as soon as it is typed, and again by the server with everything else. */
export function PromoField({ value, error: sent, lang, call }: PromoFieldProps) {
  const [said, setSaid] = useState<{ readonly good?: string; readonly error?: string }>({});
  const check = async (code: string) => {
    if (code === '') return setSaid({});
    const found = await call(getPromotionalCode, { query: { code } }).catch(() => undefined);
    if (!found) return;
    if (found.ok) setSaid({ good: homeText.promoGood(found.data.percent)[lang] });
    else if (found.errors.some(({ code: why }) => why === 'promo_invalid'))
      setSaid({ error: searchErrors.promo_invalid[lang] });
  };
  return (
    <details className={styles['promo']} open={value !== '' || sent !== undefined}>
      <summary>{homeText.promo[lang]}</summary>
      <TextField
        name="promotional_code"
        label={homeText.promoLabel[lang]}
        defaultValue={value}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        error={said.error ?? (said.good ? undefined : sent)}
        onBlur={(event) => void check(event.target.value.trim())}
      />
      <p role="status" className={styles['good']}>
        {said.good ?? ''}
      </p>
    </details>
  );
}

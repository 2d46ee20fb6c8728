import { useState } from 'react';
import type { Lang } from '#text/lang.ts';
import { homeText } from '#text/pages/home.ts';
import { TextField } from '#ui/field.tsx';
import type { PromoVerdict } from '#web/booking/search/check-promo.ts';
import styles from '#web/booking/search/search-form.module.css';
import { late } from '#web/services/late.ts';
import type { ApiCall } from '#wire/call.ts';

const promoCheck = late(() => import('#web/booking/search/check-promo.ts'));

interface PromoFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly lang: Lang;
  readonly call: ApiCall;
}

/** A promotional code, behind a toggle; checked as soon as it is typed. */
export function PromoField({ value, error: sent, lang, call }: PromoFieldProps) {
  const [verdict, setVerdict] = useState<PromoVerdict>({});
  const check = async (field: HTMLInputElement) => {
    const { checkPromo } = await promoCheck();
    await checkPromo(field, { call, lang, onVerdict: setVerdict });
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
        error={verdict.error ?? (verdict.good ? undefined : sent)}
        onInput={() => setVerdict({})}
        onBlur={(event) => void check(event.target)}
      />
      <p role="status" className={styles['good']}>
        {verdict.good ?? ''}
      </p>
    </details>
  );
}

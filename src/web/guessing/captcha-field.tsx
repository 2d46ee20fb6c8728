import { useEffect, useRef } from 'react';
import type { Lang } from '#text/lang.ts';
import { late } from '#web/services/late.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

const filling = late(() => import('./fill-captcha.ts'));

interface CaptchaFieldProps {
  /** Null: the form costs none. */
  readonly task: CaptchaTask | null;
  readonly lang: Lang;
}

/**
 * In a plain form that is shown again for want of a captcha: the browser solves it while the form is looked at. What solves
 * it is fetched then: hardly anybody is ever asked. Where that fails the server asks again, and says what else helps.
 */
export function CaptchaField({ task, lang }: CaptchaFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const fill = async () => {
      if (!task || !field.current || !status.current) return;
      const { fillCaptcha } = await filling();
      if (field.current && status.current)
        await fillCaptcha({ field: field.current, status: status.current, task, lang });
    };
    void fill().catch(() => undefined);
  }, [task, lang]);
  return task ? (
    <>
      <input ref={field} type="hidden" name="captcha" />
      <p ref={status} role="status" />
    </>
  ) : null;
}

import { useEffect, useRef } from 'react';
import type { Lang } from '#text/lang.ts';
import { late } from '#web/services/late.ts';
import type { CaptchaTask } from '#wire/captcha.ts';

const filling = late(() => import('./fill-captcha.ts'));

interface CaptchaFieldProps {
  /** Null: the form needs no captcha. */
  readonly task: CaptchaTask | null;
  readonly lang: Lang;
}

/**
 * In a plain form shown again because a captcha is required: the browser solves it in the background. The solver is
 * loaded only then, because captchas are rare. If solving fails, the server asks again and suggests alternatives.
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

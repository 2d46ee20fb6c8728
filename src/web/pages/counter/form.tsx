import type { ReactNode } from 'react';
import type { Site } from '#web/page.ts';
import type { CounterData } from '#web/pages/counter/counter-data.ts';

interface ActFormProps {
  readonly data: Pick<CounterData, 'view' | 'key'>;
  readonly site: Pick<Site, 'formToken'>;
  readonly act: 'cash' | 'conversion' | 'exchange' | 'print' | 'resend' | 'refund';
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form for one counter action on the shown reservation; submitting it twice performs it once. */
export function ActionForm({ data: { view, key }, site, act, className, children }: ActFormProps) {
  return (
    <form method="post" className={className} noValidate>
      <input type="hidden" name="_form" value={site.formToken} />
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="key" value={`${key}-${act}`} />
      <input type="hidden" name="code" value={view?.reservation.code ?? ''} />
      {children}
    </form>
  );
}

import type { ReactNode } from 'react';
import type { Site } from '#web/page.ts';
import type { CounterData } from '#web/pages/counter/counter-data.ts';

interface ActFormProps {
  readonly data: Pick<CounterData, 'view' | 'key'>;
  readonly site: Pick<Site, 'formToken'>;
  readonly act: 'cash' | 'conversion' | 'exchange' | 'print' | 'resend' | 'refund';
  /** Which of several things on the page it acts on: each is done once. */
  readonly about?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form for one counter action on the shown reservation; submitting it twice performs it once. */
export function ActionForm({ data: { view, key }, site, act, about, className, children }: ActFormProps) {
  return (
    <form method="post" className={className} noValidate>
      <input type="hidden" name="_form" value={site.formToken} />
      <input type="hidden" name="do" value={act} />
      <input type="hidden" name="key" value={[key, act, ...(about === undefined ? [] : [about])].join('-')} />
      <input type="hidden" name="code" value={view?.reservation.code ?? ''} />
      {children}
    </form>
  );
}

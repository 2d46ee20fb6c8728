import { lazy, Suspense } from 'react';
import type { Lang } from '#text/lang.ts';
import '#ui/dialog.module.css';
import { useLeaving } from '#web/flows/reservation/use-leaving.ts';
import type { WatchedStep } from '#web/flows/reservation/watch-leaving.ts';
import { soon } from '#web/services/late.ts';
import type { ApiCall } from '#wire/call.ts';

const LeaveDialog = lazy(soon(() => import('#web/flows/reservation/leave-dialog.tsx')));

interface LeaveProps extends Omit<WatchedStep, 'onAsk'> {
  readonly call: ApiCall;
  readonly lang: Lang;
}

/** Watches for navigation away from a step, and asks before anything is lost (M44). */
export function Leave({ call, lang, ...watched }: LeaveProps) {
  const leaving = useLeaving(watched);
  return leaving.asked === undefined ? null : (
    <Suspense fallback={null}>
      <LeaveDialog leaving={leaving} code={watched.code} call={call} lang={lang} />
    </Suspense>
  );
}

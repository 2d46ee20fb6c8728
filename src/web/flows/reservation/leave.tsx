import { lazy, Suspense } from 'react';
import type { Lang } from '#text/lang.ts';
import '#ui/dialog.module.css';
import { useLeaving } from '#web/flows/reservation/use-leaving.ts';
import type { WatchedStep } from '#web/flows/reservation/watch-leaving.ts';

/** Fetched when somebody is about to leave. */
const LeaveDialog = lazy(() => import('#web/flows/reservation/leave-dialog.tsx'));

/** Watches the ways out of a step, and asks before something is lost (M44). */
export function Leave({ lang, ...watched }: Omit<WatchedStep, 'onAsk'> & { readonly lang: Lang }) {
  const leaving = useLeaving(watched);
  return leaving.asked === undefined ? null : (
    <Suspense fallback={null}>
      <LeaveDialog leaving={leaving} lang={lang} />
    </Suspense>
  );
}

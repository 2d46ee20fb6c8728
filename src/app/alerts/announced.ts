import type { About } from '#app/announcement.ts';
import type { AlertId } from '#domain/alerts/alert.ts';

declare module '#app/announcement.ts' {
  interface Reminded {
    /** A published alert touches their tickets; enqueued for all of them by one statement. */
    'alert.notice': About & { readonly alert: AlertId };
  }
}

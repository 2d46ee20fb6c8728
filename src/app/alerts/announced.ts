import type { About } from '#app/announcement.ts';
import type { AlertId } from '#domain/alerts/alert.ts';

declare module '#app/announcement.ts' {
  interface Reminded {
    /** An operator published an alert that touches what they hold tickets of; written to all of them by one statement. */
    'alert.notice': About & { readonly alert: AlertId };
  }
}

import type { Alert, AlertDraft, AlertId } from '#domain/alerts/alert.ts';
import type { RouteId } from '#domain/network/stop.ts';
import type { Instant } from '#kernel/instant.ts';

/** An alert as operators see it. */
export interface StoredAlert extends Alert {
  /** Grows with each change. */
  readonly revision: number;
  readonly writtenBy: string;
  readonly writtenAt: Instant;
  /** Travellers who were written to about it. */
  readonly notified: number;
}

/** A route as operators know it: its number, where it has one, and its name. */
export interface NamedRoute {
  readonly id: RouteId;
  readonly name: string;
}

export interface PublishedAlerts {
  readonly alerts: readonly Alert[];
  readonly routes: readonly NamedRoute[];
  /** Ids of the feed's agencies: what an alert of the whole carrier is about. */
  readonly agencies: readonly string[];
}

/** What is shown to travellers, read whole. */
export interface AlertReader {
  /** Grows with each publication, change of what is published, and end. */
  version(): Promise<number>;
  /** Those published that are shown at a moment or later. */
  published(now: Instant): Promise<PublishedAlerts>;
}

/** Which alert is changed, in the state its operator has seen. */
export interface SeenAlert {
  readonly id: AlertId;
  /** 0 before it is first saved. */
  readonly seen: number;
  readonly by: string;
}

/** `changed`: somebody else was faster, or it is not there. Nothing was written then. */
export type AlertChange = { readonly kind: 'done'; readonly revision: number } | { readonly kind: 'changed' };

/** The same, and how many people are written to. */
export type AlertPublication =
  | (Extract<AlertChange, { kind: 'done' }> & { readonly notified: number })
  | { readonly kind: 'changed' };

/** Where alerts are kept. Each change writes the audit log, and is seen by every process a second later. */
export interface AlertRepository {
  /** The newest first: those that are not ended, then those that are, as many as fit a page. */
  list(): Promise<readonly StoredAlert[]>;
  byId(alert: AlertId): Promise<StoredAlert | undefined>;
  routes(): Promise<readonly NamedRoute[]>;
  /** Saves a new one as a draft, or changes one that has not ended. */
  save(alert: SeenAlert, draft: AlertDraft): Promise<AlertChange>;
  /**
   * Shows it from the beginning of its period on. With `notify` everybody is written to who has a valid ticket of a departure it
   * touches that has yet to leave, once each person, however often it is published.
   */
  publish(alert: SeenAlert, notify: boolean): Promise<AlertPublication>;
  /** Nobody is shown it any more. */
  end(alert: SeenAlert): Promise<AlertChange>;
}

import type { Alert, AlertDraft, AlertId } from '#domain/alerts/alert.ts';
import type { RouteId } from '#domain/network/stop.ts';
import type { Instant } from '#kernel/instant.ts';

/** An alert as shown to operators. */
export interface StoredAlert extends Alert {
  /** Increases with each change. */
  readonly revision: number;
  readonly writtenBy: string;
  readonly writtenAt: Instant;
  /** Number of travellers notified about it. */
  readonly notified: number;
}

/** A route as operators know it: its number, if any, and its name. */
export interface NamedRoute {
  readonly id: RouteId;
  readonly name: string;
}

export interface PublishedAlerts {
  readonly alerts: readonly Alert[];
  readonly routes: readonly NamedRoute[];
  /** Ids of the feed's agencies: the scope of an alert of the whole carrier. */
  readonly agencies: readonly string[];
}

/** Alerts for travellers, read as a whole. */
export interface AlertReader {
  /** Increases with each publication, each change of a published alert, and each end. */
  version(): Promise<number>;
  /** Published alerts that are shown now or later. */
  published(now: Instant): Promise<PublishedAlerts>;
}

/** The alert to change, in the state its operator has seen. */
export interface SeenAlert {
  readonly id: AlertId;
  /** 0 before it is first saved. */
  readonly seen: number;
  readonly by: string;
}

/** `changed`: a concurrent change was faster, or the alert does not exist. Nothing was written. */
export type AlertChange = { readonly kind: 'done'; readonly revision: number } | { readonly kind: 'changed' };

/** The same, and the number of people notified. */
export type AlertPublication =
  | (Extract<AlertChange, { kind: 'done' }> & { readonly notified: number })
  | { readonly kind: 'changed' };

/** The repository of alerts. Each change is written to the audit log, and visible to every process a second later. */
export interface AlertRepository {
  /** Newest first: active ones, then ended ones up to the page's limit. */
  list(): Promise<readonly StoredAlert[]>;
  byId(alert: AlertId): Promise<StoredAlert | undefined>;
  routes(): Promise<readonly NamedRoute[]>;
  /** Saves a new alert as a draft, or changes one that has not ended. */
  save(alert: SeenAlert, draft: AlertDraft): Promise<AlertChange>;
  /**
   * Shows it from the start of its active period. With `notify`, notifies everyone with a valid ticket for a future
   * departure that it touches: once per person, however often it is published.
   */
  publish(alert: SeenAlert, notify: boolean): Promise<AlertPublication>;
  /** Stops showing it. */
  end(alert: SeenAlert): Promise<AlertChange>;
}

/** The global scope of a service worker, as far as ours uses it. TypeScript's DOM library describes windows only. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: WorkerClients;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(type: 'message', hear: (event: Lasting & { readonly data: unknown }) => void): void;
  addEventListener(type: 'push', hear: (event: Lasting & { readonly data: PushData | null }) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: Lasting & { notification: Notification }) => void): void;
}

interface WorkerClients {
  claim(): Promise<void>;
  openWindow(url: string): Promise<unknown>;
}

/** An event that lasts until its promise settles. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  /** The navigation preload, started by the browser while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface PushData {
  json(): unknown;
}

/** This service worker. */
export const scope = self as unknown as WorkerScope;

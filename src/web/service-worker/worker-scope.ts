/** What a service worker sees of the world, as far as ours looks. The compiler's own list is one of windows. */
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

/** An event that is over when its promise is. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  /** The navigation that the browser began while we were waking up. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface PushData {
  json(): unknown;
}

/** This service worker. */
export const scope = self as unknown as WorkerScope;

/** The browser's question whether to install the site: held back, and asked when the visitor wants it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const held = Promise.withResolvers<InstallPrompt>();

/**
 * Keeps the browser from asking by itself, which may be in the middle of a payment. For browsers without such a
 * question nothing happens.
 */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held.resolve(event as InstallPrompt);
  });
}

/** The question, once the browser finds the site can be installed; never in other browsers. */
export const installPrompt = (): Promise<InstallPrompt> => held.promise;

import { existsSync } from 'node:fs';

/**
 * The same engine without windows, at half the cost: the full Chromium renders a window with menus around each page.
 */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium that CHROME_PATH names, or else Debian's; with `isWhole`, a full one that can show notifications. */
export function browserPath(isWhole = false): string {
  const places = isWhole ? WHOLE : [SHELL, ...WHOLE];
  const path = [process.env['CHROME_PATH'], ...places].find((place) => place && existsSync(place));
  if (!path) throw new Error('no Chromium found: install one or set CHROME_PATH');
  return path;
}

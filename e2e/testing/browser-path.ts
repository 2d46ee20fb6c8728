import { existsSync } from 'node:fs';

/**
 * The same engine without windows: half of the work. A whole Chromium draws a window with its menus around each page, although
 * nobody looks at it.
 */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium that CHROME_PATH names, or else Debian's: where `isWhole`, one that shows notifications, too. */
export function browserPath(isWhole = false): string {
  const places = isWhole ? WHOLE : [SHELL, ...WHOLE];
  const path = [process.env['CHROME_PATH'], ...places].find((place) => place && existsSync(place));
  if (!path) throw new Error('no Chromium found: install one or set CHROME_PATH');
  return path;
}

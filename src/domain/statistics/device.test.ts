import { expect, test } from 'vitest';
import { deviceOf } from '#domain/statistics/device.ts';

const APPLE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['a telephone', `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${APPLE} Chrome/128.0.0.0 Mobile Safari/537.36`, 'phone'],
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
    'phone',
  ],
  ['a tablet', `Mozilla/5.0 (Linux; Android 13; SM-X200) ${APPLE} Chrome/128.0.0.0 Safari/537.36`, 'phone'],
  ['a computer', `Mozilla/5.0 (X11; Linux x86_64) ${APPLE} Chrome/128.0.0.0 Safari/537.36`, 'computer'],
  ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'computer'],
  ['nothing', undefined, undefined],
  ['an empty line', '', undefined],
  ['a program', 'curl/8.5.0', undefined],
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', undefined],
  [
    'a search engine as a telephone',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${APPLE} Chrome/128.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
    undefined,
  ],
  ['a link preview', 'Mozilla/5.0 (compatible; SkypeUriPreview Preview/0.5)', undefined],
  ['a monitor', 'Mozilla/5.0 (compatible; UptimeMonitor/1.0)', undefined],
  ['an archive', 'Mozilla/5.0 (compatible; archive.org_bot +http://archive.org/details/archive.org_bot)', undefined],
  ['a browser without a window', `Mozilla/5.0 (X11; Linux x86_64) ${APPLE} HeadlessChrome/128.0.0.0`, undefined],
])('%s is counted as it should be', (_, userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

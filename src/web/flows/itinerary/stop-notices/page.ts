import { noticesText } from '#text/notices-page.ts';
import { type Page, show } from '#web/page.ts';
import { postStopNotices } from '#wire/notices.ts';
import { Screen, type StopData } from './screen.tsx';

/** Ignores anything a mail or message program appended to the link. */
const TOKEN = /^[\w-]+/;
const tokenOf = (text: string | null): string => TOKEN.exec(text ?? '')?.[0] ?? '';

/** The unsubscribe page of messages. A GET changes nothing, because link scanners open it too. */
export const stopNoticesPage: Page<StopData> = {
  load: async ({ query }) => show({ state: 'asked', token: tokenOf(query.get('t')) }),
  async act({ call }, form) {
    const token = tokenOf(form.get('token'));
    const stopped = await call(postStopNotices, { body: { token } });
    return stopped.ok
      ? show({ state: 'done', token })
      : { kind: 'show', status: 422, data: { state: 'invalid', token } };
  },
  head: (_data, { lang }) => ({
    title: noticesText.stop.title[lang],
    description: noticesText.stop.lead[lang],
    noIndex: true,
  }),
  Screen,
};

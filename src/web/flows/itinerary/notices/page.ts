import { CHANNELS } from '#domain/notices/channel.ts';
import { noticesText } from '#text/notices-page.ts';
import { go, type Outcome, type Page, type PageContext, show } from '#web/page.ts';
import { findPath, noticesPath } from '#wire/link-paths.ts';
import { getNotices, postNotices, postNoticesOff } from '#wire/notices.ts';
import { type NoticesData, Screen } from './screen.tsx';

/** The owner's notice channels besides e-mail (B26). */
export const noticesPage: Page<NoticesData> = {
  load: (context) => shown(context, context.query.get('code') ?? ''),
  /** Phone channels work without a script; browser push needs one. */
  async act(context, form) {
    const code = form.get('code') ?? '';
    const channel = CHANNELS.find((known) => known === form.get('channel'));
    if (!channel) return shown(context, code);
    await context.call(form.get('do') === 'off' ? postNoticesOff : postNotices, { body: { code, channel } });
    return go(noticesPath(context.lang, code));
  },
  head: (_data, { lang }) => ({
    title: noticesText.title[lang],
    description: noticesText.lead[lang],
    noIndex: true,
  }),
  Screen,
};

/** Redirects visitors who have not proved ownership to the look-up. */
async function shown({ call, lang }: PageContext, code: string): Promise<Outcome<NoticesData>> {
  const found = await call(getNotices, { query: { code } });
  return found.ok
    ? show({ code, channels: found.data })
    : go(findPath(lang, code), [{ name: 'notice', value: found.status === 404 ? 'prove-again' : 'unreachable' }]);
}

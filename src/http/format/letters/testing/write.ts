import type { NoticeTopic } from '#app/announcement.ts';
import { letterOf } from '#http/format/letters/letter-of.ts';
import { NOW, noticeOf, type NoticeOptions } from '#http/format/letters/testing/notice.ts';
import { COSTERA } from '#main/costera.ts';
import { invoicingLinkPath } from '#wire/invoicing-paths.ts';

export const ORIGIN = 'https://anden.example';

/** The letter about a notice. */
export const write = (topic: NoticeTopic, wish: NoticeOptions = {}) =>
  letterOf({
    sender: COSTERA,
    origin: ORIGIN,
    resumeUrl: ({ lang }) => `${ORIGIN}/${lang}/r?t=SIGNED`,
    invoicingUrl: ({ lang, code }) => ORIGIN + invoicingLinkPath(lang, code, 'TO-INVOICE'),
    pins: { pinOf: () => '482913', codeOf: () => '730254' },
  })(noticeOf(topic, wish), NOW);

/** All of its words. */
export const said = (topic: NoticeTopic, wish: NoticeOptions = {}): string => JSON.stringify(write(topic, wish));

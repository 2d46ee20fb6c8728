import type { Lang } from '#text/lang.ts';
import { tourText } from '#text/tours/pages.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { tourDetailPath } from '#wire/tours-paths.ts';

interface OverNoticeProps {
  /** The tour whose places were given up. */
  readonly name: string;
  /** The tour of the page, which needs no link to itself. */
  readonly here?: string;
  readonly lang: Lang;
}

const say = tourText.search;

/** The selection of a visitor ran out. Said once: its cookies are cleared with the page. */
export const OverNotice = ({ name, here, lang }: OverNoticeProps) => (
  <NoticeBox tone="warning" role="status">
    <p>{say.over[lang]}</p>
    {name === here ? null : (
      <p>
        <a href={tourDetailPath(lang, name)}>{say.again[lang]}</a>
      </p>
    )}
  </NoticeBox>
);

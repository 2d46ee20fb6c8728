import { contentText } from '#text/content-frame.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Blocks } from '#web/content/blocks.tsx';
import type { Site } from '#web/page.ts';
import type { ContentView } from '#wire/content.ts';

interface OwnTextProps {
  /** Undefined: nobody wrote one. */
  readonly said: ContentView | undefined;
  readonly isDraft: boolean;
  readonly site: Pick<Site, 'lang' | 'brand'>;
}

/** What an editor wrote about the thing that a page is about. */
export const OwnText = ({ said, isDraft, site }: OwnTextProps) =>
  said ? (
    <>
      {isDraft ? (
        <NoticeBox tone="warning" role="status">
          <p>{contentText.isDraft[site.lang]}</p>
        </NoticeBox>
      ) : null}
      <Blocks blocks={said.blocks} site={site} />
    </>
  ) : null;

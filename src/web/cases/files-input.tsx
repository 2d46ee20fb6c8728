import { FILE_KINDS, mediaTypeOf } from '#domain/cases/attachments.ts';
import type { Lang } from '#text/lang.ts';
import { contactText } from '#text/pages/contact.ts';
import { FileField } from '#ui/file-field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { labelOf } from '#web/cases/case-fields.tsx';
import { errorAt, type ShownError } from '#web/shown-errors.ts';

const ACCEPTED = FILE_KINDS.map(mediaTypeOf).join(',');

interface FilesInputProps {
  readonly label: string;
  /** The most files that are taken. */
  readonly most: number;
  readonly isRequired?: boolean;
  /** The refused form had files, which the browser has forgotten. */
  readonly hadFiles: boolean;
  readonly errors: readonly ShownError[];
  readonly lang: Lang;
}

/** The files of a message to the carrier. */
export const FilesInput = ({ label, most, isRequired = false, hadFiles, errors, lang }: FilesInputProps) => (
  <>
    {hadFiles ? (
      <NoticeBox tone="warning">
        <p>{contactText.filesAgain[lang]}</p>
      </NoticeBox>
    ) : null}
    <FileField
      name="files"
      label={labelOf(label, isRequired, lang)}
      hint={contactText.filesHint(most)[lang]}
      error={errorAt(errors, 'files')}
      accept={ACCEPTED}
      multiple={most > 1}
      required={isRequired}
    />
  </>
);

/** Maximum number of files in a case, with those of all its messages. */
export const MAX_CASE_FILES = 9;

/**
 * Maximum number of files in a message, and their total size: on a slow connection they must arrive before the request
 * times out.
 */
export const MAX_FILES = 3;
export const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** Allowed file types, recognized by their first bytes, never by name. */
const KINDS = {
  jpg: { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  png: { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  pdf: { type: 'application/pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
} as const;

export type FileKind = keyof typeof KINDS;

export const FILE_KINDS = Object.keys(KINDS) as readonly FileKind[];

export const mediaTypeOf = (kind: FileKind): string => KINDS[kind].type;

/** Undefined for any other file type. */
export const fileKindOf = (content: Uint8Array): FileKind | undefined =>
  FILE_KINDS.find((kind) => KINDS[kind].begins.every((byte, i) => content[i] === byte));

const MAX_NAME = 60;

/**
 * A safe file name: no path, only letters, digits and dashes of the original name, and the extension of its actual
 * type.
 */
export function fileName(sent: string, kind: FileKind): string {
  const [last = ''] = sent.split(/[/\\]/).slice(-1);
  const stem = last
    .replace(/\.[^.]*$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, MAX_NAME)
    .replace(/^-+|-+$/g, '');
  return `${stem || 'archivo'}.${kind}`;
}

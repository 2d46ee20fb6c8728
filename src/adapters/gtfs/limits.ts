/** Limits on the size of a feed. The largest national feeds stay below them; a zip bomb is far above. */
export interface SourceLimits {
  /** Files in an archive, read or not. */
  readonly files: number;
  /** Unpacked bytes of all files that are read. */
  readonly bytes: number;
  /** Ratio of unpacked to packed bytes of one file. Timetables reach 30. */
  readonly ratio: number;
}

const MEGABYTE = 1024 * 1024;

export const SOURCE_LIMITS: SourceLimits = { files: 500, bytes: 512 * MEGABYTE, ratio: 150 };

/** The ratio is not checked for small files. */
export const RATIO_COUNTS_FROM_BYTES = MEGABYTE;

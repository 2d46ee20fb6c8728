/** Why the files of a feed were not read at all. */
export type UnreadableCode =
  | 'not_found'
  | 'not_a_feed'
  | 'bad_zip'
  | 'damaged_file'
  | 'unsafe_path'
  | 'symbolic_link'
  | 'encrypted'
  | 'duplicate_file'
  | 'too_many_files'
  | 'too_large'
  | 'suspicious_compression'
  | 'not_utf8'
  | 'utf16'
  | 'nul_byte'
  | 'bad_csv';

export interface UnreadableFault {
  readonly code: UnreadableCode;
  /** A sentence that says what a person can do about it. */
  readonly message: string;
  readonly file?: string;
}

/** Thrown while reading, caught where the reading started. */
export class UnreadableFeed extends Error {
  readonly fault: UnreadableFault;

  constructor(fault: UnreadableFault, options?: ErrorOptions) {
    super(fault.message, options);
    this.name = 'UnreadableFeed';
    this.fault = fault;
  }
}

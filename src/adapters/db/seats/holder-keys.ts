/** A holder as it is kept beside the seats: never an address, an e-mail or a telephone in the clear. */
export interface HolderKeys {
  readonly from: Buffer;
  readonly for: readonly Buffer[];
}

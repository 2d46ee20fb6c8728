/** A holder as stored with the seats: never an IP address, an e-mail or a phone number in the clear. */
export interface HolderKeys {
  readonly from: Buffer;
  readonly for: readonly Buffer[];
}

/**
 * Reason why an entry is missing on the device, or damaged.
 *
 * - `network`: there was no answer.
 * - `refused`: an answer with another status than 200.
 * - `wrong-kind`: an answer of another type, such as the login page of a network.
 * - `wrong-bytes`: another length or hash.
 * - `full`: the device has no room.
 * - `lost`: it was stored and is not there any more, or not whole.
 */
export type PackFaultKind = 'network' | 'refused' | 'wrong-kind' | 'wrong-bytes' | 'full' | 'lost'

export class PackFault extends Error {
  readonly kind: PackFaultKind
  readonly url: string

  constructor(kind: PackFaultKind, url: string) {
    super(`${kind}: ${url}`)
    this.name = 'PackFault'
    this.kind = kind
    this.url = url
  }
}

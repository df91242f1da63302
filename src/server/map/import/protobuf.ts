import { MapFileError } from './map-file-error.ts'

const TRUNCATED = 'The file is damaged: a block of it ends in the middle.'

/** Reads the wire format of Protocol Buffers (https://protobuf.dev/programming-guides/encoding/). */
export class ProtobufReader {
  readonly #bytes: Uint8Array
  #at: number
  readonly #end: number

  constructor(bytes: Uint8Array, start = 0, end = bytes.length) {
    this.#bytes = bytes
    this.#at = start
    this.#end = end
  }

  hasMore(): boolean {
    return this.#at < this.#end
  }

  /** The number of the next field and the kind of its value. */
  tag(): { field: number; wire: number } {
    const tag = this.unsigned()
    return { field: Math.floor(tag / 8), wire: tag % 8 }
  }

  /** A whole number without a sign. Numbers from 2^53 on lose digits; ids of OpenStreetMap are far smaller. */
  unsigned(): number {
    let value = 0
    let factor = 1
    for (let count = 0; count < 10; count += 1) {
      if (this.#at >= this.#end) throw new MapFileError(TRUNCATED)
      const byte = this.#bytes[this.#at] ?? 0
      this.#at += 1
      value += (byte % 128) * factor
      if (byte < 128) return value
      factor *= 128
    }
    throw new MapFileError('The file is damaged: a number of it has no end.')
  }

  /** `sint32` and `sint64`: the sign is the last bit. */
  signed(): number {
    const value = this.unsigned()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  /** `int64`: a negative number is what is missing to 2^64. */
  integer(): number {
    const start = this.#at
    const value = this.unsigned()
    if (this.#at - start < 10) return value
    const exact = new ProtobufReader(this.#bytes, start, this.#at).#exact()
    return Number(BigInt.asIntN(64, exact))
  }

  #exact(): bigint {
    let value = 0n
    for (let shift = 0n; this.#at < this.#end; shift += 7n) {
      value |= BigInt((this.#bytes[this.#at] ?? 0) % 128) << shift
      this.#at += 1
    }
    return value
  }

  bytes(): Uint8Array {
    const length = this.unsigned()
    const start = this.#at
    if (start + length > this.#end) throw new MapFileError(TRUNCATED)
    this.#at += length
    return this.#bytes.subarray(start, this.#at)
  }

  /** A message within the message, or a packed list. */
  message(): ProtobufReader {
    return new ProtobufReader(this.bytes())
  }

  skip(wire: number): void {
    if (wire === 0) this.unsigned()
    else if (wire === 1) this.#at += 8
    else if (wire === 2) this.bytes()
    else if (wire === 5) this.#at += 4
    else throw new MapFileError('The file is damaged: a block of it has an unknown form.')
    if (this.#at > this.#end) throw new MapFileError(TRUNCATED)
  }
}

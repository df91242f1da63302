import type * as z from 'zod/mini'
import { MapFileError } from './map-file-error.ts'

/** An item is an element or a feature. The largest known relations with all their points take a tenth of this. */
const MAX_ITEM_BYTES = 64 * 1024 * 1024

/** Members besides the items: version, licence, remarks. */
const MAX_ENVELOPE_BYTES = 1024 * 1024

const FOREIGN = 'The file is JSON, but neither an answer of the Overpass API nor GeoJSON.'

const MAX_DEPTH = 60

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d]
const STRUCTURE = new Set<number | undefined>([COMMA, OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET])
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Gets the text of an item that is no JSON, or neither an object nor a list. */
type OnBroken = (text: string, list: string) => void

/**
 * Splits a JSON object that does not fit into memory: calls `onItem` for each object in the lists of these names, and
 * returns the object without their items. Bytes come in pieces of any size. Without `onBroken`, one item that cannot be
 * read refuses the whole text.
 */
export class JsonItems {
  readonly #lists: ReadonlySet<string>
  readonly #onItem: (item: unknown, list: string) => void
  readonly #onBroken: OnBroken | undefined
  readonly #envelope: Buffer[] = []
  #envelopeBytes = 0
  #item: Buffer[] = []
  #itemBytes = 0
  #isInItem = false
  /** The item is a word, a number or a text. It ends before a comma, or with its list. */
  #isInScalar = false
  #isInString = false
  #isEscaped = false
  #isFirst = true
  #depth = 0
  #isClosed = false
  #key = ''
  #list: string | null = null

  constructor(lists: readonly string[], onItem: (item: unknown, list: string) => void, onBroken?: OnBroken) {
    this.#lists = new Set(lists)
    this.#onItem = onItem
    this.#onBroken = onBroken
  }

  /** @throws MapFileError when the text is no such JSON */
  push(piece: Buffer): void {
    const isMarked = this.#isFirst && piece.subarray(0, 3).equals(BYTE_ORDER_MARK)
    this.#isFirst = false
    const bytes = isMarked ? piece.subarray(3) : piece
    /** Start of the current item, or of the part between items, in this piece. */
    let start = 0
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at]
      if (byte === undefined) break
      if (this.#isInString) {
        this.#readInString(byte)
        continue
      }
      if (this.#isInScalar && (byte === COMMA || byte === CLOSE_BRACKET || byte === CLOSE_BRACE)) {
        this.#endScalar(bytes.subarray(start, at))
        start = at
      } else if (this.#beginsScalar(byte)) start = at
      if (byte === QUOTE) {
        this.#isInString = true
        this.#key = ''
      } else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        if (this.#isBetweenItems()) {
          this.#isInItem = true
          start = at
        } else if (!this.#isInItem && byte === OPEN_BRACKET && this.#depth === 1 && this.#lists.has(this.#key)) {
          this.#list = this.#key
          this.#appendEnvelope(bytes.subarray(start, at + 1))
        }
        this.#deepen()
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        this.#depth -= 1
        if (this.#isInItem && this.#depth === 2 && !this.#isInScalar) {
          this.#endItem(bytes.subarray(start, at + 1))
          start = at + 1
        } else if (this.#list !== null && this.#depth === 1) {
          this.#list = null
          start = at
        }
        if (this.#depth === 0) this.#isClosed = true
      } else if (!isSpace(byte) && (this.#depth === 0 || (this.#isBetweenItems() && byte !== COMMA))) {
        throw new MapFileError('The file is not valid JSON.')
      }
    }
    const rest = bytes.subarray(start)
    if (this.#isInItem) this.#appendItem(rest)
    else if (this.#list === null) this.#appendEnvelope(rest)
  }

  /** @returns the object with empty lists */
  end(): unknown {
    if (!this.#isClosed || this.#depth !== 0) {
      throw new MapFileError('The file ends in the middle. Get it again, and check that all of it arrived.')
    }
    return parse(Buffer.concat(this.#envelope))
  }

  #readInString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === BACKSLASH) this.#isEscaped = true
    else if (byte === QUOTE) this.#isInString = false
    else if (this.#depth === 1) this.#key += String.fromCharCode(byte)
  }

  #isBetweenItems(): boolean {
    return this.#list !== null && !this.#isInItem && this.#depth === 2
  }

  /**
   * True if a byte begins a value that is no object. Without a receiver of broken items, such a byte makes the text
   * invalid.
   */
  #beginsScalar(byte: number): boolean {
    if (!this.#onBroken || !this.#isBetweenItems() || isSpace(byte) || STRUCTURE.has(byte)) return false
    this.#isInItem = true
    this.#isInScalar = true
    return true
  }

  #endScalar(rest: Buffer): void {
    this.#isInScalar = false
    this.#onBroken?.(this.#takeItem(rest).toString('utf8').trim(), this.#list ?? '')
  }

  #deepen(): void {
    this.#depth += 1
    if (this.#isClosed || this.#depth > MAX_DEPTH) throw new MapFileError('The file is not valid JSON.')
  }

  #endItem(rest: Buffer): void {
    const bytes = this.#takeItem(rest)
    const list = this.#list ?? ''
    let item: unknown
    try {
      item = parse(bytes)
    } catch (error) {
      if (!this.#onBroken) throw error
      this.#onBroken(bytes.toString('utf8'), list)
      return
    }
    this.#onItem(item, list)
  }

  #takeItem(rest: Buffer): Buffer {
    this.#appendItem(rest)
    const bytes = this.#item.length === 1 ? rest : Buffer.concat(this.#item)
    this.#item = []
    this.#itemBytes = 0
    this.#isInItem = false
    return bytes
  }

  #appendItem(part: Buffer): void {
    this.#itemBytes += part.length
    if (this.#itemBytes > MAX_ITEM_BYTES) throw new MapFileError('An element of the file is larger than 64 MB.')
    this.#item.push(part)
  }

  #appendEnvelope(part: Buffer): void {
    this.#envelopeBytes += part.length
    if (this.#envelopeBytes > MAX_ENVELOPE_BYTES) {
      throw new MapFileError(FOREIGN)
    }
    this.#envelope.push(part)
  }
}

/** Reads what stands around the items. @throws MapFileError when the object is of another kind */
export function readEnvelope<T>(schema: z.ZodMiniType<T>, envelope: unknown): T {
  const parsed = schema.safeParse(envelope)
  if (parsed.success) return parsed.data
  throw new MapFileError(FOREIGN)
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new MapFileError('The file is not valid JSON.')
  }
}

function isSpace(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)
}

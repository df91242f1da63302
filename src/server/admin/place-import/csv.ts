import { MapFileError } from '../../map/import/map-file-error.ts'

/** Longer records are no rows of places: a quote that nobody closed would swallow the file. */
const MAX_RECORD_LENGTH = 64 * 1024

type State = 'start' | 'plain' | 'quoted' | 'closed'

/**
 * Reads CSV (RFC 4180) in pieces of any size. The header decides between comma and semicolon. Records may end with CRLF,
 * LF or CR. Empty lines are skipped. Cells are text: nothing is computed.
 */
export class CsvReader {
  readonly #onRecord: (cells: readonly string[], line: number) => void
  #delimiter: ',' | ';' | null = null
  #cells: string[] = []
  #cell = ''
  #state: State = 'start'
  #length = 0
  #line = 1
  /** The line on which the current record began. */
  #firstLine = 1
  #isAfterReturn = false

  /** @param onRecord gets the cells of each record, and the number of its first line in the file */
  constructor(onRecord: (cells: readonly string[], line: number) => void) {
    this.#onRecord = onRecord
  }

  /** @throws MapFileError when the text is no CSV */
  push(text: string): void {
    for (const character of text) this.#read(character)
  }

  /** @throws MapFileError when a quote is open */
  end(): void {
    if (this.#state === 'quoted') throw this.#error('the quote that begins there has no end')
    this.#endRecord()
  }

  #read(character: string): void {
    this.#length += 1
    if (this.#length > MAX_RECORD_LENGTH) throw this.#error('it is longer than 64 kB. Is there a quote without an end?')
    const isSecondOfPair = this.#isAfterReturn && character === '\n'
    this.#isAfterReturn = character === '\r'
    if ((character === '\n' || character === '\r') && !isSecondOfPair) this.#line += 1
    if (this.#state === 'quoted') this.#readQuoted(character)
    else if (!isSecondOfPair) this.#readPlain(character)
  }

  #readQuoted(character: string): void {
    if (character === '"') this.#state = 'closed'
    else this.#cell += character
  }

  #readPlain(character: string): void {
    if (character === '\n' || character === '\r') this.#endRecord()
    else if (this.#isDelimiter(character)) this.#endCell()
    else if (character === '"') this.#readQuote()
    else if (this.#state === 'closed') throw this.#error('a text follows a closing quote')
    else {
      this.#state = 'plain'
      this.#cell += character
    }
  }

  #readQuote(): void {
    if (this.#state === 'plain') throw this.#error('a quote stands in a cell that does not begin with one')
    // Two quotes in a quoted cell are one.
    if (this.#state === 'closed') this.#cell += '"'
    this.#state = 'quoted'
  }

  #isDelimiter(character: string): boolean {
    if (character !== ',' && character !== ';') return false
    // Names of columns have neither of them.
    this.#delimiter ??= character
    return character === this.#delimiter
  }

  #endCell(): void {
    this.#cells.push(this.#cell)
    this.#cell = ''
    this.#state = 'start'
  }

  #endRecord(): void {
    const isEmpty = this.#cells.length === 0 && this.#cell === '' && this.#state === 'start'
    this.#endCell()
    const cells = this.#cells
    this.#cells = []
    this.#length = 0
    const line = this.#firstLine
    this.#firstLine = this.#line
    if (!isEmpty) this.#onRecord(cells, line)
  }

  #error(problem: string): MapFileError {
    return new MapFileError(`Line ${this.#firstLine} of the file: ${problem}.`)
  }
}

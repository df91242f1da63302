import { CsvError, parse } from 'csv-parse/sync'
import { MapFileError } from '../../map/import/map-file-error.ts'

/** Longer records are no rows of places. */
const MAX_RECORD_LENGTH = 64 * 1024

/** A cell with more lines has a quote that nobody closed. */
const MAX_RECORD_LINES = 200

export type TableRecord =
  | { readonly kind: 'cells'; readonly cells: readonly string[]; readonly line: number }
  /** A quote of the line is broken. */
  | { readonly kind: 'broken'; readonly text: string; readonly line: number }

const DELIMITERS = [',', ';', '\t', '|'] as const
type Delimiter = (typeof DELIMITERS)[number]

/**
 * Reads the records of a CSV text (RFC 4180) with any of the usual delimiters, which `sep=` or the headings decide. Cells
 * are texts: nothing is computed. A broken quote spoils its own line and no other.
 */
export function* readTable(text: string): Generator<TableRecord> {
  const lines = getLines(text.replace(/^\ufeff/, ''))
  const first = lines.findIndex((line) => line.trim() !== '')
  const declared = /^"?sep=(.)"?\s*$/i.exec(lines[first] ?? '')?.[1]
  const start = declared === undefined ? Math.max(first, 0) : first + 1
  const delimiter =
    DELIMITERS.find((one) => one === declared) ?? getDelimiter(headingsAmong(lines.slice(start, start + TITLE_LINES)))
  let width: number | null = null
  for (let at = start; at < lines.length;) {
    const { record, count } = recordAt(lines, { at, delimiter, width })
    if (record) {
      if (record.kind === 'cells' && record.cells.length > 1) width ??= record.cells.length
      yield record
    }
    at += count
  }
}

/** Lines at the top of a file that may be titles above the headings. */
const TITLE_LINES = 10

/** The first line with a delimiter: a title above the headings has none. */
function headingsAmong(lines: readonly string[]): string | undefined {
  const filled = lines.filter((line) => line.trim() !== '')
  return filled.find((line) => DELIMITERS.some((one) => line.includes(one))) ?? filled[0]
}

/** The lines with what ends them, so that cells of several lines stay as they are. */
function getLines(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? []
}

/** The delimiter that stands most often in the headings, outside of quotes. */
function getDelimiter(headings = ''): Delimiter {
  const plain = headings.replace(/"(?:[^"]|"")*"/g, '')
  const counts = DELIMITERS.map((one) => plain.split(one).length - 1)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

type Place = { readonly at: number; readonly delimiter: Delimiter; readonly width: number | null }

/** @returns null for a line without any text, and how many lines were read */
function recordAt(
  lines: readonly string[],
  { at, delimiter, width }: Place,
): { record: TableRecord | null; count: number } {
  const line = at + 1
  let text = ''
  for (let count = 1; count <= MAX_RECORD_LINES; count += 1) {
    const next = lines[at + count - 1]
    if (next === undefined || text.length + next.length > MAX_RECORD_LENGTH) break
    text += next
    const cells = getCells(text, { delimiter, width })
    if (cells === 'open') continue
    // A quote that closes by chance many lines later makes a record of another width.
    if (cells === 'broken' || (count > 1 && width !== null && cells.length !== width)) break
    const isEmpty = cells.every((cell) => cell.trim() === '')
    return { record: isEmpty ? null : { kind: 'cells', cells, line }, count }
  }
  return { record: { kind: 'broken', text: (lines[at] ?? '').trim().slice(0, 200), line }, count: 1 }
}

type Form = { readonly delimiter: Delimiter; readonly width: number | null; readonly isRelaxed?: true }

/**
 * @returns `open` for a text that ends within quotes, `broken` when a quote stands where none may. A cell that does not
 * begin with a quote may have some, such as the seconds of 21°10'12"N, if the row has all of its cells.
 */
function getCells(text: string, { delimiter, width, isRelaxed }: Form): string[] | 'open' | 'broken' {
  try {
    const isTab = delimiter === '\t'
    const [cells = []] = parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: isRelaxed === true,
      ltrim: !isTab,
      rtrim: !isTab,
    })
    return isRelaxed && cells.length !== width ? 'broken' : cells
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') return 'open'
    const isWithin = error.code === 'INVALID_OPENING_QUOTE' && !isRelaxed
    return isWithin ? getCells(text, { delimiter, width, isRelaxed: true }) : 'broken'
  }
}

/** Each row has all of them, however short its line is. */
export function refuseTooMany(headings: readonly string[], most: number): void {
  if (headings.length > most) throw new MapFileError(`The first line names more than ${most} columns.`)
}

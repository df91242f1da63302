import type { ImportColumn } from '#contract/admin/place-imports.ts'
import { MapFileError } from '../../map/import/map-file-error.ts'
import { checkedCandidate, refusedCandidate, type Candidate, type RowCells } from './candidate.ts'
import { guessEach, guessFields, toMappedField, type MappedField } from './column-names.ts'
import { kindOfWord } from './place-words.ts'
import { candidateOfColumns, type ColumnReading } from './import-columns.ts'
import type { FileReading, ReadFile } from './file-reading.ts'

/** A row of any file with named values. */
export type TableRow =
  | {
      readonly kind: 'cells'
      readonly number: number
      readonly values: Readonly<Record<string, string>>
      /** Longitude and latitude of the geometry. */
      readonly at: readonly [string, string] | null
      /** More cells than headings. */
      readonly excess?: string
    }
  | { readonly kind: 'broken'; readonly number: number; readonly text: string }

type Table = {
  readonly rows: readonly TableRow[]
  /** Null: the rows name their values themselves. */
  readonly headings: readonly string[] | null
  /** The first line must name the columns. */
  readonly isTable: boolean
  readonly report: ReadFile['report']
}

/** Turns rows into candidates by the fields that their headings probably mean. */
export function candidatesOfRows({ rows, headings: given, isTable, report }: Table, reading: FileReading): ReadFile {
  const headings = given ?? getHeadings(rows)
  const fields = new Map((isTable ? guessFields : guessEach)(headings, reading.languages))
  const kinds = isTable ? columnOfKinds(headings, { fields, rows }) : null
  if (kinds !== null) fields.set(kinds, 'category')
  if (isTable) refuseUnnamed(headings, fields)
  const candidates = rows.map((row) => candidateOfRow(row, { ...reading, fields }))
  const columns = headings.map((name) => ({ name, field: fields.get(name) ?? null, example: getExample(name, rows) }))
  return { candidates, report: { ...report, columns } }
}

function getHeadings(rows: readonly TableRow[]): string[] {
  return [...new Set(rows.flatMap((row) => (row.kind === 'cells' ? Object.keys(row.values) : [])))]
}

const ROWS_LOOKED_AT = 50

type Guessed = { readonly fields: ReadonlyMap<string, MappedField | null>; readonly rows: readonly TableRow[] }

/** The column that has nothing but words for kinds of places, such as “Museum”, under a heading that nobody knows. */
function columnOfKinds(headings: readonly string[], { fields, rows }: Guessed): string | null {
  const known = new Set(fields.values())
  // A name may be such a word, too: Tea House.
  if (!known.has('name') || known.has('category') || known.has('kind')) return null
  const cells = rows.slice(0, ROWS_LOOKED_AT).flatMap((row) => (row.kind === 'cells' ? [row.values] : []))
  const hasKinds = (heading: string) => {
    const words = cells.map((values) => values[heading]?.trim() ?? '').filter((word) => word !== '')
    return words.length > 0 && words.every((word) => kindOfWord(word) !== null)
  }
  return headings.find((heading) => fields.get(heading) === null && hasKinds(heading)) ?? null
}

const EXAMPLE_LENGTH = 80

function getExample(heading: string, rows: readonly TableRow[]): string {
  const row = rows.find((one) => one.kind === 'cells' && (one.values[heading] ?? '').trim() !== '')
  return row?.kind === 'cells' ? (row.values[heading] ?? '').trim().slice(0, EXAMPLE_LENGTH) : ''
}

/**
 * A table whose headings say nothing has none. A table with its names under an unknown heading is read: an editor
 * chooses the column.
 */
function refuseUnnamed(headings: readonly string[], fields: ReadonlyMap<string, MappedField | null>): void {
  const known = [...fields].filter(([, field]) => field !== null).map(([heading]) => heading)
  const hasName = [...fields.values()].includes('name')
  if (hasName || (known.length > 0 && known.length < headings.length)) return
  throw new MapFileError(
    `The first line must name the columns, “name” among them. It names: ${known.join(', ').slice(0, 200) || 'none of them'}.`,
  )
}

function candidateOfRow(row: TableRow, reading: ColumnReading): Candidate {
  if (row.kind === 'broken') {
    const obstacle = { column: '', code: 'broken-row', value: row.text } as const
    return refusedCandidate({ number: row.number, name: '', obstacle })
  }
  const cells = { values: withoutEmpty(row.values), at: row.at }
  const candidate = checkedCandidate(candidateOfColumns(row.number, cells, reading))
  if (row.excess === undefined) return candidate
  const problem = { column: '', code: 'columns', value: row.excess } as const
  return { ...candidate, problems: [...candidate.problems, problem] }
}

function withoutEmpty(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
}

export type ChosenColumns = readonly Pick<ImportColumn, 'name' | 'field'>[]

/** Reads rows of a preview anew, with the fields that an editor chose for their columns. */
export function rereadRows(
  candidates: readonly { readonly number: number; readonly cells: RowCells }[],
  chosen: ChosenColumns,
  reading: Omit<ColumnReading, 'fields'>,
): Candidate[] {
  const fields = new Map(chosen.map(({ name, field }) => [name, toMappedField(field, reading.languages)]))
  return candidates.map(({ number, cells }) =>
    checkedCandidate(candidateOfColumns(number, cells, { ...reading, fields })),
  )
}

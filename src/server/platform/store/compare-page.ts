import { answerOthers } from '../concurrency/slices.ts'
import { cutPage, writeCursor, type Position } from './cursor.ts'

/** Rows that one search compares. Older ones follow with the next page, so that no search takes long. */
const COMPARED_AT_ONCE = 5_000

/** Most searches find enough in a few of them. Other requests are answered between two statements. */
const ROWS_PER_STATEMENT = 500

type Comparing<Row> = {
  readonly limit: number
  readonly before: Position | null
  /** Lists the rows after a position, in their order. */
  readonly list: (part: { limit: number; before: Position | null }) => Promise<Row[]>
  readonly isFound: (row: Row) => boolean
  readonly getPosition: (row: Row) => Position
}

/**
 * Finds the rows of a page among those that an index gives. A page may hold fewer rows than asked for, or none, and still
 * have a next one.
 */
export async function comparePage<Row>({
  limit,
  before: begin,
  list,
  isFound,
  getPosition,
}: Comparing<Row>): Promise<{ page: Row[]; nextCursor: string | null }> {
  const found: Row[] = []
  let before = begin
  for (let compared = 0; compared < COMPARED_AT_ONCE; compared += ROWS_PER_STATEMENT) {
    if (compared > 0) await answerOthers()
    const rows = await list({ limit: ROWS_PER_STATEMENT, before })
    found.push(...rows.filter(isFound))
    if (found.length > limit) return cutPage(found, limit, getPosition)
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_PER_STATEMENT) return { page: found, nextCursor: null }
    before = getPosition(last)
  }
  return { page: found, nextCursor: before && writeCursor(before) }
}

import { toFailure } from '#contract/api/failure.ts'

/** The last row of a page in a list that is sorted by time and then id. */
export type Position = { readonly at: string; readonly id: string }

const POSITION = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([\w-]{1,100})$/

/** Encodes a position. Clients must not interpret it. */
export function writeCursor({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString('base64url')
}

/** @throws Failure `invalid-input` when the cursor is not in our form; it need not name an existing row */
export function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null
  const [, at, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined || writeCursor({ at, id }) !== cursor) throw toFailure('invalid-input')
  return { at, id }
}

/** Cuts a page from rows that were read with one more than `limit`. The cursor is null on the last page. */
export function cutPage<Row>(rows: readonly Row[], limit: number, getPosition: (row: Row) => Position) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > limit && last !== undefined ? writeCursor(getPosition(last)) : null }
}

/** The requested number of rows, at most `most`, which is also the default. */
export function readLimit(limit: string | undefined, most: number): number {
  return limit === undefined ? most : Math.min(Number(limit), most)
}

import { failureOf } from '#contract/failure.ts'

/** Where a page of a list that is sorted by time, then id, ended. */
export type Position = { readonly at: string; readonly id: string }

const POSITION = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) ([\w-]{1,100})$/

/** A position as the client carries it: nothing to be read or put together there. */
export function writeCursor({ at, id }: Position): string {
  return Buffer.from(`${at} ${id}`).toString('base64url')
}

/** @throws Failure when it is not of our making; one that merely names no row is as good as any place in the list */
export function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null
  const [, at, id] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (at === undefined || id === undefined || writeCursor({ at, id }) !== cursor) throw failureOf('invalid-input')
  return { at, id }
}

/** A page out of rows of which one more than `limit` was asked for, with the cursor of the next; null at the end. */
export function cutPage<Row>(rows: readonly Row[], limit: number, positionOf: (row: Row) => Position) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > limit && last !== undefined ? writeCursor(positionOf(last)) : null }
}

/** How many are asked for: as many as there may be, unless told. */
export function readLimit(limit: string | undefined, most: number): number {
  return limit === undefined ? most : Math.min(Number(limit), most)
}

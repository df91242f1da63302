import type { Position } from './cursor.ts'

/** A part of this many rows of a few kilobytes takes little memory. */
export const ROWS_PER_PART = 50

export async function* mapParts<Row, Shown>(
  parts: AsyncIterable<readonly Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  for await (const rows of parts) yield rows.map((row) => show(row))
}

/**
 * Reads a list part by part.
 * @param readAfter reads at most `ROWS_PER_PART` rows after a position; null for the first rows
 */
export async function* readInParts<Row extends { id: string; createdAt: string }>(
  readAfter: (position: Position | null) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let position: Position | null = null
  for (;;) {
    const rows: Row[] = await readAfter(position)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < ROWS_PER_PART) return
    position = { at: last.createdAt, id: last.id }
  }
}

/** Sounds are shorter than this: a term has 100 characters at most. */
const MAX_LENGTH = 128

/** Three rows of the table are enough, because a swap looks two rows back. They are reused from call to call. */
const rows = [0, 1, 2].map(() => new Uint8Array(MAX_LENGTH + 1))

/** Two neighbours that changed places are one typo (optimal string alignment), or two (Levenshtein). */
type Swap = 'swap-is-one' | 'swap-is-two'

/**
 * The number of letters to add, leave out, replace or swap with a neighbour.
 * @returns `limit + 1` if the words differ more than that, or if a word has more than 128 letters
 */
export function editDistance(one: string, other: string, limit: number, swap: Swap = 'swap-is-one'): number {
  if (Math.abs(one.length - other.length) > limit || Math.max(one.length, other.length) > MAX_LENGTH) return limit + 1
  let [beforeLast = new Uint8Array(), last = new Uint8Array(), current = new Uint8Array()] = rows
  for (let column = 0; column <= other.length; column++) last[column] = column
  for (let row = 1; row <= one.length; row++) {
    current[0] = row
    let best = row
    for (let column = 1; column <= other.length; column++) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1)
      let least = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      least = Math.min(least, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1)
      if (swap === 'swap-is-one' && row > 1 && column > 1 && isSwap(one, other, row, column)) {
        least = Math.min(least, (beforeLast[column - 2] ?? 0) + 1)
      }
      current[column] = least
      if (least < best) best = least
    }
    if (best > limit) return limit + 1
    const free = beforeLast
    beforeLast = last
    last = current
    current = free
  }
  return Math.min(limit + 1, last[other.length] ?? 0)
}

function isSwap(one: string, other: string, row: number, column: number): boolean {
  return (
    one.charCodeAt(row - 1) === other.charCodeAt(column - 2) && one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
  )
}

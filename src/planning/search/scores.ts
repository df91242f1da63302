/** The words of a term that something explains: `span` words from the one at `at` on. */
type Place = { readonly at: number; readonly span: number }

/** The score of each document for each word of one term. The arrays are reused from search to search. */
export type Scores = {
  readonly size: number
  /** Starts a search. */
  reset(wordCount: number, among: Ranked): void
  /** A word of the term counts as the best of its meanings. */
  add(document: number, weight: number, place: Place): void
  /**
   * The documents with the most words of the term, by score. If they are few, documents with fewer words follow them,
   * so that a term rarely ends without results.
   */
  best(limit: number): number[]
}

/** The bonus of a document whose whole name the term covers. */
const WHOLE_NAME_BONUS = 6
/** A word that counts so much stands in the name, in one spelling or another. */
const MIN_WEIGHT_IN_NAME = 8.5
/** Fewer documents than these have others after them. */
const MIN_BEST = 5

/** The documents of one search. */
export type Ranked = {
  /** The numbers of the documents in their order. */
  readonly order: Uint32Array
  /** Words of each name of each document, by its number. */
  readonly nameLengths: readonly (readonly number[])[]
}

/** @param size numbers of documents are smaller */
export function createScores(size: number, maxWords: number): Scores {
  const byWord = Array.from({ length: maxWords }, () => new Float32Array(size))
  const sums = new Float32Array(size)
  const counts = new Uint8Array(size)
  let words: readonly Float32Array[] = []
  let ranked: Ranked = { order: new Uint32Array(0), nameLengths: [] }
  return {
    size,
    reset(wordCount, among) {
      ranked = among
      words = byWord.slice(0, wordCount)
      for (const weights of words) weights.fill(0)
    },
    add(document, weight, { at, span }) {
      for (let number = at; number < at + span; number++) {
        const weights = words[number]
        if (weights && weight > (weights[document] ?? 0)) weights[document] = weight
      }
    },
    best(limit) {
      let most = 0
      for (const document of ranked.order) {
        const count = countFor(document)
        counts[document] = count
        if (count > most) most = count
      }
      const found = getTop(most, limit)
      for (let count = most - 1; count > 0 && found.length < MIN_BEST; count--) {
        found.push(...getTop(count, Math.min(limit, MIN_BEST) - found.length))
      }
      return found
    },
  }

  function getTop(count: number, limit: number): number[] {
    const top: number[] = []
    if (count === 0 || limit <= 0) return top
    for (const document of ranked.order) if (counts[document] === count) insert(top, document, limit)
    return top
  }

  function countFor(document: number): number {
    let count = 0
    for (const weights of words) if ((weights[document] ?? 0) > 0) count++
    if (count > 0) sums[document] = getSum(document)
    return count
  }

  function getSum(document: number): number {
    let sum = 0
    let inName = 0
    for (const weights of words) {
      const weight = weights[document] ?? 0
      sum += weight
      if (weight >= MIN_WEIGHT_IN_NAME) inName++
    }
    return (
      sum / words.length + (inName === 0 ? 0 : WHOLE_NAME_BONUS * coverage(ranked.nameLengths[document] ?? [], inName))
    )
  }

  /** Only `limit` documents are sorted at any time. Equal ones keep their order. */
  function insert(top: number[], document: number, limit: number): void {
    const own = sums[document] ?? 0
    const last = top.at(-1)
    if (top.length >= limit && last !== undefined && own <= (sums[last] ?? 0)) return
    let at = top.length
    while (at > 0 && (sums[top[at - 1] ?? 0] ?? 0) < own) at--
    top.splice(at, 0, document)
    if (top.length > limit) top.pop()
  }
}

/** The largest part of one of the names that this number of words covers. */
function coverage(lengths: readonly number[], count: number): number {
  let most = 0
  for (const length of lengths) if (length > 0) most = Math.max(most, Math.min(1, count / length))
  return most
}

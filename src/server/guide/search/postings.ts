/**
 * In which documents each word stands, and how much that counts. Three flat arrays take a tenth of the memory of objects
 * and are read ten times faster. The postings of word w are those from `starts[w]` up to `starts[w + 1]`.
 */
export type Postings = {
  readonly words: readonly string[]
  readonly starts: Uint32Array
  readonly documents: Uint32Array
  readonly weights: Float32Array
}

/** Collects postings. A word that stands in a document several times counts as its best. */
export function createPostingsBuilder() {
  const byWord = new Map<string, Map<number, number>>()
  return {
    add(word: string, document: number, weight: number): void {
      let byDocument = byWord.get(word)
      if (!byDocument) byWord.set(word, (byDocument = new Map()))
      if (weight > (byDocument.get(document) ?? 0)) byDocument.set(document, weight)
    },
    build(): Postings {
      const lists = [...byWord.values()]
      const count = lists.reduce((sum, { size }) => sum + size, 0)
      const starts = new Uint32Array(lists.length + 1)
      const documents = new Uint32Array(count)
      const weights = new Float32Array(count)
      let next = 0
      for (const [word, list] of lists.entries()) {
        starts[word] = next
        for (const [document, weight] of list) {
          documents[next] = document
          weights[next] = weight
          next++
        }
      }
      starts[lists.length] = next
      return { words: [...byWord.keys()], starts, documents, weights }
    },
  }
}

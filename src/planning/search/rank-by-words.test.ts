import { expect, test } from 'vitest'
import { createRanking, type RankedDocument } from './rank-by-words.ts'

const toDocument = (...texts: readonly string[]): RankedDocument => ({
  fields: texts.map((text) => {
    const words = text.split(' ').filter(Boolean)
    return { words, length: new Set(words).size }
  }),
})

/** The best first. */
function rank(documents: readonly RankedDocument[], term: string, weights: readonly number[] = [1]): number[] {
  const ranks = [...createRanking(documents, weights)(term.split(' '))]
  return ranks.toSorted(([, one], [, other]) => other.score - one.score).map(([at]) => at)
}

test('the score is that of BM25+', () => {
  const documents = [toDocument('old castle'), toDocument('castle'), toDocument('beach')]
  const ranks = createRanking(documents, [2])(['castle'])
  const rarity = Math.log(1 + 1.5 / 2.5)
  const scoreAt = (length: number) => 2 * rarity * (0.5 + 2.2 / (1 + 1.2 * (0.3 + (0.7 * length) / (4 / 3))))
  expect(ranks.get(0)?.score).toBeCloseTo(scoreAt(2), 12)
  expect(ranks.get(1)?.score).toBeCloseTo(scoreAt(1), 12)
  expect(ranks.has(2)).toBe(false)
})

test('the word itself comes before words that are like it, and those by how alike they are', () => {
  const documents = [toDocument('castellated'), toDocument('castles'), toDocument('castle'), toDocument('beach')]
  expect(rank(documents, 'castle')).toEqual([2, 1])
  expect(rank(documents, 'cast')).toEqual([2, 1, 0])
})

test('a word that few documents have counts more', () => {
  const documents = [toDocument('park'), toDocument('park'), toDocument('fort')]
  expect(rank(documents, 'park fort')[0]).toBe(2)
})

test('a word counts more in a field of more weight, and where it stands twice', () => {
  const documents = [toDocument('hill', 'lake'), toDocument('lake', 'hill')]
  expect(rank(documents, 'lake', [1, 3])).toEqual([0, 1])
  expect(rank([toDocument('lake hill'), toDocument('lake lake hill')], 'lake')).toEqual([1, 0])
})

test.each([
  ['a typo in three letters', 'cet', 'cat'],
  ['two typos in four letters', 'kazt', 'kasb'],
  ['neighbours that changed places in five letters', 'gadren'.slice(0, 5), 'garde'],
  ['the end of a word', 'stle', 'castle'],
])('%s is no match', (_name, typed, word) => {
  expect(rank([toDocument(word)], typed)).toEqual([])
})

test.each([
  ['one typo in four letters', 'kazt', 'kast'],
  ['two typos in eight letters', 'muzeamas', 'museumas'],
  ['neighbours that changed places in six letters', 'gadren', 'garden'],
])('%s is a match', (_name, typed, word) => {
  expect(rank([toDocument(word)], typed)).toEqual([0])
})

test('each typed word that a document has is known by its position', () => {
  const ranks = createRanking([toDocument('old fort'), toDocument('fort')], [1])(['old', 'fort', 'beach'])
  expect([...ranks].map(([at, { matched }]) => [at, [...matched].toSorted((one, other) => one - other)])).toEqual([
    [0, [0, 1]],
    [1, [1]],
  ])
})

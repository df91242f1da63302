import type { Access } from '#contract/place/access.ts'

/** Words that say when one can go without a time of the clock, in the languages of the guide. */
const WORDS: readonly (readonly [string, Access])[] = [
  [
    'by appointment|by appointment only|on appointment|on request|appointment only|અગાઉથી સમય લઈને|पहले से समय लेकर',
    { kind: 'appointment' },
  ],
  ['mornings|mornings only|in the morning|સવારે|सुबह', { kind: 'day-parts', parts: ['morning'] }],
  ['afternoons|afternoons only|in the afternoon|બપોરે|दोपहर में', { kind: 'day-parts', parts: ['afternoon'] }],
  ['evenings|evenings only|in the evening|સાંજે|शाम को', { kind: 'day-parts', parts: ['evening'] }],
  ['nights|at night|night only|રાત્રે|रात को', { kind: 'day-parts', parts: ['night'] }],
  ['exterior only|from outside only|seen from the street|seen from outside', { kind: 'street-view' }],
]

const ACCESS_OF_WORDS = new Map(
  WORDS.flatMap(([words, access]) => words.split('|').map((word): [string, Access] => [word, access])),
)

/** Reads a cell or tag of hours that has no time but says how one gets there. Null: it says something else. */
export function readAccess(text: string): Access | null {
  const plain = text
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/(?<![.\s])[.\s]+$/, '')
  return ACCESS_OF_WORDS.get(plain.toLowerCase().replace(/\s+/g, ' ')) ?? null
}

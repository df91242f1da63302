import { hostileTexts } from '../support/hostile-texts.ts'
import { createRandom } from '../support/random-numbers.ts'

/** A generated value, and its kind for the report. */
export type HuntedValue = { readonly kind: string; readonly value: unknown }

/** Parts that texts repeat. Expressions with a repetition in a repetition take an age for such texts. */
const REPEATED = [
  '; ',
  ' ;',
  ', ',
  '- ',
  'a-',
  '--',
  '/',
  '//',
  '..',
  ' . ',
  '::',
  '||',
  '&&',
  '@.',
  '=,',
  '+',
  '*',
  '_',
  '~',
  '(',
  ')',
  '[]',
  '{}',
  '<',
  '<a ',
  '"',
  "'",
  '\\',
  '`',
  '%2',
  '%',
  '&amp;',
  '&#',
  '${',
  '\n',
  '\r\n',
  '\t',
  ' ',
  '\u0000',
  '\u0301',
  'à',
  '\u200d',
  '\u200b',
  '\u00a0',
  '\u2028',
  '\ufeff',
  'ﷺ',
  'İ',
  'ß',
  '👩‍👩‍👧‍👦',
  'क्',
  '0',
  '9.',
  '1e',
  'Mo-Su ',
  'Mo 10:00-12:00; ',
  'https://',
  'x@',
  'a, ',
  '2026-',
]

const CATEGORIES = 'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Co Cn'.split(' ')

const SIGNS_OF_CATEGORY = 40

/** Ends of the ranges that signs are drawn from: most categories have signs at the beginning of Unicode. */
const RANGES = [0x3_00, 0x2_100, 0x1_0000, 0x2_0000, 0x11_0000]

/** @returns signs of each general category of Unicode. Half a pair stands for the category Cs. */
export function drawSigns(seed: number): ReadonlyMap<string, readonly string[]> {
  const random = createRandom(seed)
  const signs = new Map(CATEGORIES.map((name): [string, string[]] => [name, []]))
  const expressions = CATEGORIES.map((name) => [name, new RegExp(`^\\p{${name}}$`, 'u')] as const)
  for (let count = 0; count < 20_000; count += 1) {
    const sign = String.fromCodePoint(Math.floor(random() * (RANGES[count % RANGES.length] ?? 0)))
    const category = expressions.find(([, expression]) => expression.test(sign))?.[0]
    const known = signs.get(category ?? '')
    if (known && known.length < SIGNS_OF_CATEGORY) known.push(sign)
  }
  return signs.set('Zl', ['\u2028']).set('Zp', ['\u2029']).set('Cs', ['\ud800', '\udfff', 'a\ud83d', '\udc00\ud800'])
}

/** A length in UTF-16 units, and one in bytes as JSON. */
export type Room = { readonly units: number; readonly bytes: number }

/** Fills the room with a part. The last sign is another one, so that what matches the repetition fails at the end. */
function fill(part: string, { units, bytes }: Room): string {
  const room = Math.min((units - 1) / part.length, (bytes - 1) / (Buffer.byteLength(JSON.stringify(part)) - 2))
  // One part is cut where not even one has room.
  return `${part.repeat(Math.max(Math.floor(room), 1)).slice(0, Math.max(units - 1, 0))}!`
}

export function huntedTexts(signs: ReadonlyMap<string, readonly string[]>, room: Room): HuntedValue[] {
  const half = Math.floor(Math.min(room.units, room.bytes) / 2)
  return [
    { kind: 'long word', value: fill('x', room) },
    { kind: 'long words', value: fill('Dumas beach ', room) },
    { kind: 'long lines', value: fill('- a *b* [c](d)\n', room) },
    { kind: 'nested brackets', value: '('.repeat(half) + ')'.repeat(half) },
    { kind: 'nested JSON', value: fill('[{"a":', room) },
    ...REPEATED.map((part) => ({ kind: `repeated ${JSON.stringify(part)}`, value: fill(part, room) })),
    ...[...signs].map(([category, all]) => ({ kind: `Unicode ${category}`, value: fill(all.join(''), room) })),
    ...[...signs].map(([category, all]) => ({ kind: `short ${category}`, value: all.slice(0, 3).join('') })),
    ...hostileTexts.map((value) => ({ kind: `hostile ${JSON.stringify(value.slice(0, 12))}`, value })),
  ]
}

const ODD_NUMBERS = [-1, -0, 0, 0.1, 6, 91, 181, 1e12, 1e308, 5e-324, 2 ** 31, 2 ** 53 - 1, 2 ** 53, -(2 ** 63), '7']

export const huntedNumbers: readonly HuntedValue[] = ODD_NUMBERS.map((value) => ({
  kind: `number ${JSON.stringify(value)}`,
  value,
}))

const DEPTH = 2_000

/** A value in lists in lists. It is built from inside, because some engines of JSON have a depth. */
function nest(wrap: (inner: unknown) => unknown): unknown {
  let value: unknown = 1
  for (let depth = 0; depth < DEPTH; depth += 1) value = wrap(value)
  return value
}

/** Values that no field expects. */
export const oddValues: readonly HuntedValue[] = [
  { kind: 'nested lists', value: nest((inner) => [inner]) },
  { kind: 'nested objects', value: nest((inner) => ({ a: inner })) },
  { kind: 'object', value: { length: 1e9, toString: 1, __proto__: null } },
  { kind: 'null', value: null },
  { kind: 'empty list', value: [] },
  { kind: 'true', value: true },
]

/** @param bytes the room for the list, as JSON */
export function huntedLists(item: unknown, bytes: number): HuntedValue[] {
  const room = Math.floor(bytes / (JSON.stringify(item ?? null).length + 1))
  return [
    { kind: 'list full of the same', value: Array.from({ length: room }, () => item) },
    { kind: 'list full of nulls', value: Array.from({ length: Math.floor(bytes / 5) }, () => null) },
    { kind: 'list full of empty lists', value: Array.from({ length: Math.floor(bytes / 3) }, () => []) },
    { kind: 'list of two', value: [item, item] },
  ]
}

/** @param bytes the room for the keys, as JSON */
export function huntedKeys(value: unknown, bytes: number): HuntedValue[] {
  const room = Math.floor(bytes / (JSON.stringify(value ?? null).length + 9))
  const keys = (name: (index: number) => string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), value]))
  return [
    { kind: 'many keys', value: keys((index) => `k${index}`, room) },
    { kind: 'many numbers as keys', value: keys(String, room) },
    { kind: 'odd keys', value: { constructor: value, toString: value, '': value, ['; '.repeat(100)]: value } },
  ]
}

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findBrokenWords } from '../../art/script-fonts.ts'
import { scripts, getSource, TARGET, wordsIn } from '../../art/script-words.ts'

const cuts = scripts.flatMap(({ name, range }) => [400, 600].map((weight) => ({ name, range, weight })))

const writtenByIntl = ['long', 'medium', 'short'] as const
/** Names of months and weekdays, which no file of the guide holds. */
const dates = ['gu-IN', 'hi-IN'].flatMap((locale) =>
  Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1 + 3 * month)).flatMap((day) =>
    writtenByIntl.map((dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle }).format(day)),
  ),
)

test.each(cuts)('the $name font of weight $weight draws every word and date of the guide', async (cut) => {
  const { name, range, weight } = cut
  const shipped = readFileSync(`${TARGET}/anek-${name}-${weight}.woff2`)

  const words = [...wordsIn(range), ...dates.flatMap((date) => date.match(range) ?? [])]
  // `npm run fonts` mends it.
  expect(await findBrokenWords(shipped, readFileSync(getSource(name)), words)).toEqual([])
})

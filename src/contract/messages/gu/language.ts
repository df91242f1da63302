import type { Language } from '../language.ts'

const PARTS_OF_DAY = '0 રાત્રે|4 સવારે|12 બપોરે|16 સાંજે|20 રાત્રે'

/**
 * The placeholder of a time within a sentence, which people say with the 12-hour clock. Tables keep `hh:mm`, as on railway
 * tickets. The parts of the day are those of `Intl.DateTimeFormat` with `dayPeriod`.
 */
export function clock<const N extends string>(name: N): `{${N}|${typeof PARTS_OF_DAY}}` {
  return `{${name}|${PARTS_OF_DAY}}`
}

export const language = {
  code: 'gu',
  name: 'ગુજરાતી',
  dir: 'ltr',
  base: '/gu',
  script: 'Gujr',
  isMachineTranslated: true,
  // The messages write ઓ in months, and no comma before a year.
  writeDate: (date: string) =>
    date
      .replaceAll('ઑ', 'ઓ')
      .replace(/, (?=\d{4})/g, '\u00a0')
      .replace(/(?<=\d) (?=\p{L})/gu, '\u00a0'),
  instant: `{date}, ${clock('time')} વાગ્યે`,
} as const satisfies Language

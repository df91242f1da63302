import type { Language } from '../language.ts'

const PARTS_OF_DAY = '0 रात|4 सुबह|12 दोपहर|16 शाम|20 रात'

/**
 * The placeholder of a time within a sentence, which people say with the 12-hour clock. Tables keep `hh:mm`, as on railway
 * tickets. The parts of the day are those of `Intl.DateTimeFormat` with `dayPeriod`.
 */
export function clock<const N extends string>(name: N): `{${N}|${typeof PARTS_OF_DAY}}` {
  return `{${name}|${PARTS_OF_DAY}}`
}

export const language = {
  code: 'hi',
  name: 'हिन्दी',
  dir: 'ltr',
  base: '/hi',
  script: 'Deva',
  isMachineTranslated: true,
  // The messages write फ without a dot below. A date never breaks.
  writeDate: (date: string) =>
    date
      .replaceAll('फ़', 'फ')
      .replaceAll('\u095e', 'फ')
      .replace(/(?<=\d) (?=\p{L})| (?=\d{4})/gu, '\u00a0'),
  instant: `{date}, ${clock('time')} बजे`,
} as const satisfies Language

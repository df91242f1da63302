import type { Language } from '../language.ts'

export const language = {
  code: 'en',
  name: 'English',
  dir: 'ltr',
  base: '',
  // Section 2 fixes the order month, day, year for all countries.
  dateLocale: 'en-US',
} as const satisfies Language

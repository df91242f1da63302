import type { Language } from '../language.ts'

export const language = {
  code: 'en',
  name: 'English',
  dir: 'ltr',
  base: '',
} as const satisfies Language

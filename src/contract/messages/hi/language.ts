import type { Language } from '../language.ts'

export const language = {
  code: 'hi',
  name: 'हिन्दी',
  dir: 'ltr',
  base: '/hi',
  script: 'Deva',
} as const satisfies Language

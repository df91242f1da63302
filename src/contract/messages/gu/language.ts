import type { Language } from '../language.ts'

export const language = {
  code: 'gu',
  name: 'ગુજરાતી',
  dir: 'ltr',
  base: '/gu',
  script: 'Gujr',
} as const satisfies Language

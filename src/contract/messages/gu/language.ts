import type { Language } from '../languages.ts'

export const language = { code: 'gu', name: 'ગુજરાતી', dir: 'ltr', base: '/gu' } as const satisfies Language

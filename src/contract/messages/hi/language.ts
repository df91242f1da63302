import type { Language } from '../languages.ts'

export const language = { code: 'hi', name: 'हिन्दी', dir: 'ltr', base: '/hi' } as const satisfies Language

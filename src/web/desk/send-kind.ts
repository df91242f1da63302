import type { Saving } from './mutations.ts'

/** What a button of the form asks for. */
export type SendKind = Saving['as'] | 'preview'

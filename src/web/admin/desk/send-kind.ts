import type { Saving } from './entry-kind.ts'

/** What a button of the form asks for. */
export type SendKind = Saving['as'] | 'preview'

import type { Saving } from './entry-kind.ts'

/** The purpose of a button of the form. */
export type SendKind = Saving['as'] | 'preview'

import * as z from 'zod/mini'
import { entryStates } from '#contract/admin/desk-entries.ts'

/** The record from which a row of an import is undone. */
export const WrittenRow = z.object({
  slug: z.string(),
  name: z.string(),
  /** The version that the import wrote. */
  version: z.number(),
  isPublished: z.boolean(),
  /** The entry before. Null: there was none. */
  before: z.nullable(
    z.object({
      version: z.number(),
      state: z.enum(entryStates),
      hasDraft: z.boolean(),
      publishAt: z.nullable(z.string()),
    }),
  ),
})
export type WrittenRow = z.infer<typeof WrittenRow>

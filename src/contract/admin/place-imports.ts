import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { httpUrl } from '../text/content-fields.ts'
import { requiredLine } from '../text/text.ts'
import { errorCode } from '../text/field-error.ts'
import { PageQuery } from '../api/paging.ts'
import { PlaceCategory } from '../place/place-facts.ts'

/** Imports of places from files (docs/decisions/0077). */

export const IMPORT_MAX_MEGABYTES = 50
export const IMPORT_MAX_BYTES = IMPORT_MAX_MEGABYTES * 1024 * 1024

/** Most places of a file, after everything that is no place is left out. */
export const IMPORT_MAX_ROWS = 5_000

/** Maximum number of open previews of an editor. A further one replaces the oldest. */
export const IMPORT_PREVIEWS_MAX = 3

/** Number of the latest imports that an editor can undo. */
export const IMPORTS_UNDOABLE_MAX = 20

export const PREVIEW_RETENTION_DAYS = 7
export const IMPORT_RETENTION_DAYS = 30

/** Maximum number of rows per answer, and of rows in one choice. */
export const IMPORT_PAGE_MAX = 50

/** `failed`: the process that read the file ended meanwhile. */
export const importStates = ['reading', 'ready', 'failed', 'imported', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/**
 * `new`: the guide has no such place. `matching`: it has the place, and the file adds to it or says the same.
 * `conflicting`: it has the place, and the file says something else. `faulty`: the row cannot be imported.
 */
export const importRowKinds = ['new', 'matching', 'conflicting', 'faulty'] as const
export const ImportRowKind = z.enum(importRowKinds)
export type ImportRowKind = z.infer<typeof ImportRowKind>

/** Problems of a value, or notes about it for the editor. The web has a sentence for each. */
export const importProblemCodes = [
  'no-name',
  'no-position',
  'not-a-number',
  'not-an-amount',
  'separator',
  'other-currency',
  'several-prices',
  'fee-unknown',
  'contradiction',
  'more-values',
  'not-a-position',
  'swapped',
  'metres',
  'metres-outside',
  'rough-position',
  'ambiguous-date',
  'unlikely-date',
  'unlikely',
  'renamed',
  'same-name',
  'near-area',
  'broken-row',
  'outside',
  'in-the-sea',
  'not-one-of',
  'not-a-date',
  'not-an-address',
  'not-a-phone',
  'not-a-slug',
  'hours',
  'hours-question',
  'last-entry',
  'too-long',
  'no-source',
  'columns',
  'name-taken',
  'twice',
  'retired',
  'not-whole',
] as const
export type ImportProblemCode = (typeof importProblemCodes)[number]

export const ImportProblem = z.object({
  /** A column of the file, or a tag. */
  column: z.string(),
  code: z.enum(importProblemCodes),
  /** The value in the file, or the right one. */
  value: z.string(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** A field that the import would write. */
export const ImportedField = z.object({
  /** Such as `description` or `facts.phone`. */
  field: z.string(),
  /** The value in the guide. Null: none. */
  ours: z.nullable(z.string()),
  theirs: z.string(),
  /** The import writes it. */
  isTaken: z.boolean(),
})
export type ImportedField = z.infer<typeof ImportedField>

export const ImportRow = z.object({
  number: z.number(),
  kind: ImportRowKind,
  /** The import writes this row. */
  isChosen: z.boolean(),
  name: z.string(),
  /** The slug of the place in the guide, or of the new place. Null for a faulty row. */
  slug: z.nullable(z.string()),
  /** The place in the guide that is meant. */
  match: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  /** A place of the guide that may be meant: an editor decides. */
  perhaps: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  fields: z.array(ImportedField),
  /** Fields that a page needs and the file does not have: the place becomes a draft. */
  missing: z.array(z.string()),
  /** The guide has a draft of the place. The import goes into it. */
  isIntoDraft: z.boolean(),
  problems: z.array(ImportProblem),
})
export type ImportRow = z.infer<typeof ImportRow>

/** Present outcome of the rows of a finished import. */
export const importOutcomes = ['published', 'draft', 'left'] as const
export const ImportOutcome = z.enum(importOutcomes)
export type ImportOutcome = z.infer<typeof ImportOutcome>

/** A column of the file, and the field of the guide that it fills. Null: none. */
export const ImportColumn = z.object({
  name: z.string(),
  field: z.nullable(z.string()),
  /** The first value of the column. */
  example: z.string(),
})
export type ImportColumn = z.infer<typeof ImportColumn>

/** The parts of a file that do not become rows, and how its text was read. */
export const FileReport = z.object({
  /** Empty for files without columns. */
  columns: z.array(ImportColumn),
  /** Names of tags and columns that the guide has no field for, the most frequent first. */
  ignoredNames: z.array(z.string()),
  /** Elements of OpenStreetMap of kinds that the guide does not know, such as `amenity=bank`. */
  unknownKinds: z.array(z.object({ kind: z.string(), count: z.number(), names: z.array(z.string()) })),
  /** Elements of known kinds without a name. */
  unnamed: z.number(),
  /** Places outside of the city that are not listed, because there are too many. */
  outside: z.number(),
  /** The encoding that the text was read in, when it is not Unicode. */
  encoding: z.nullable(z.string()),
  /** Names of further sheets of the workbook, which are not read. */
  otherSheets: z.array(z.string()),
})
export type FileReport = z.infer<typeof FileReport>

const Counts = z.object({ new: z.number(), matching: z.number(), conflicting: z.number(), faulty: z.number() })

export const PlaceImport = z.object({
  _id: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  createdAt: z.string(),
  rowsRead: z.number(),
  /** 0 until it is known. */
  rowsTotal: z.number(),
  rows: Counts,
  chosen: Counts,
  /** Tags and columns that the guide has no field for, counted in each row. */
  ignored: z.number(),
  file: FileReport,
  /** The list of rows that name none. Null: an editor has not chosen one. */
  category: z.nullable(PlaceCategory),
  /** New rows whose neighbourhood the guide proposes by their position, and no editor has confirmed. */
  proposedAreas: z.number(),
  /** Number of places by outcome. Null before the import. */
  outcomes: z.nullable(z.object({ published: z.number(), draft: z.number(), left: z.number() })),
  /** The file has data of OpenStreetMap, whose licence is the ODbL. */
  isOpenStreetMap: z.boolean(),
  /** Places that were edited since the import, so that its undo left them as they are. */
  kept: z.array(z.object({ slug: z.string(), name: z.string() })),
})
export type PlaceImport = z.infer<typeof PlaceImport>

/** Stands instead of an address where the editor collected the facts of a file on the spot. */
export const SEEN_SOURCE = 'seen'

export const ImportUpload = z.object({
  /** The name of the file on the editor's device. */
  name: requiredLine(200, errorCode('line.characters')),
  /** The address of the source of all facts of the file that name none. */
  source: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(500, errorCode('text.too-long')),
      z.refine((text) => text === '' || httpUrl.safeParse(text).success, contentCode('content.url')),
    ),
    '',
  ),
})

export const ImportRowQuery = z.extend(PageQuery, {
  kind: z.optional(ImportRowKind),
  /** Only rows of a finished import with this outcome. */
  outcome: z.optional(ImportOutcome),
  /** Only rows whose name has this part. */
  text: z.optional(z.string().check(z.maxLength(100))),
})

/** Columns of a file at most. The guide reads some thirty. */
export const IMPORT_COLUMNS_MAX = 500

/** Some rows, all rows of a kind, all proposed neighbourhoods, or another reading of the columns. */
export const ImportChoice = z.object({
  rows: z.optional(
    z
      .array(
        z.object({
          number: z.int32().check(z.gte(1)),
          isChosen: z.boolean(),
          /** The fields to take. Left out: as they are. */
          fields: z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(60))),
          /** The place of the guide that is meant, by its slug; null: it is another place. Left out: as it is. */
          sameAs: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
        }),
      )
      .check(z.maxLength(IMPORT_PAGE_MAX)),
  ),
  all: z.optional(z.object({ kind: ImportRowKind, isChosen: z.boolean() })),
  /** Takes the proposed neighbourhoods of all rows. */
  areas: z.optional(z.literal(true)),
  /** The file is read anew with these fields of the columns, and this list for rows that name none. */
  reading: z.optional(
    z.object({
      columns: z
        .array(
          z.object({ name: z.string().check(z.maxLength(200)), field: z.nullable(z.string().check(z.maxLength(40))) }),
        )
        .check(z.maxLength(IMPORT_COLUMNS_MAX)),
      category: z.nullable(PlaceCategory),
      /** The source for facts of rows that name none. Left out: as it is. */
      source: z.optional(
        z.string().check(
          z.trim(),
          z.maxLength(500, errorCode('text.too-long')),
          z.refine(
            (text) => text === '' || text === SEEN_SOURCE || httpUrl.safeParse(text).success,
            contentCode('content.url'),
          ),
        ),
      ),
    }),
  ),
})

/** `publish`: rows that lack something that a page needs become drafts all the same. */
export const importManners = ['draft', 'publish'] as const
export const ImportOrder = z.object({ as: z.enum(importManners) })

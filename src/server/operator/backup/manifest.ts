import * as z from 'zod/mini'

/** The content list of a backup. It is the last member, because it counts the members before it. */
export const Manifest = z.object({
  createdAt: z.string(),
  /** The engine of the source database. A backup can be restored into either engine. */
  engine: z.enum(['sqlite', 'postgres']),
  /** All migrations of the source database in order. They define the schema of the rows. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** A table comes after the tables that its rows refer to. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  images: z.object({
    files: z.number(),
    bytes: z.number(),
    /** Images that the database named and the storage did not have. */
    missing: z.number(),
  }),
})

export type Manifest = z.infer<typeof Manifest>

export const MANIFEST_NAME = 'manifest.json'

/**
 * The rows of a table in parts of about a megabyte. Each line is a JSON list of a row's values in the order of the
 * columns. The part is compressed by gzip.
 */
export function rowsName(table: string, part: number): string {
  return `tables/${table}-${String(part).padStart(6, '0')}.jsonl.gz`
}

const ROWS_NAME = /^tables\/(\w+)-\d{6,}\.jsonl\.gz$/

/** The table whose rows a member holds; undefined for other members. */
export function getTable(memberName: string): string | undefined {
  return ROWS_NAME.exec(memberName)?.[1]
}

const IMAGES = 'images/'

export function imageMember(name: string): string {
  return IMAGES + name
}

const IMAGE_NAME = /^images\/([0-9a-f]{64}(?:-small)?\.webp)$/

/** The storage's name of the image that a member holds; undefined for other members. */
export function getImage(memberName: string): string | undefined {
  return IMAGE_NAME.exec(memberName)?.[1]
}

/** A value of a row. Both databases have these types. */
const Cell = z.union([z.string(), z.number(), z.null()])

export const RowOfCells = z.array(Cell)

export type Row = readonly z.infer<typeof Cell>[]

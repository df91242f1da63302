import * as z from 'zod/mini'
import { ById } from '../api/by-id.ts'
import * as endpoints from './place-imports.endpoints.ts'
import { createOperations } from '../api/operation.ts'
import {
  IMPORT_MAX_BYTES,
  IMPORT_MAX_MEGABYTES,
  ImportChoice,
  ImportOrder,
  ImportRow,
  ImportRowQuery,
  ImportUpload,
  PlaceImport,
} from './place-imports.ts'

const PlaceImportReply = z.object({ success: z.literal(true), import: PlaceImport })
const one = { params: ById, reply: PlaceImportReply }

export const placeImportOperations = createOperations(endpoints, {
  startPlaceImport: {
    summary: 'Read a CSV, GeoJSON, Overpass or .osm.pbf file with places; nothing but the preview is stored',
    body: ImportUpload,
    upload: {
      maxBytes: IMPORT_MAX_BYTES,
      missing: { code: 'import.no-file', values: {} },
      tooLarge: { code: 'import.too-large', values: { megabytes: String(IMPORT_MAX_MEGABYTES) } },
    },
    reply: PlaceImportReply,
  },
  listPlaceImports: {
    summary: 'The caller’s previews and imports, newest first, with how far each file is read',
    reply: z.object({ success: z.literal(true), imports: z.array(PlaceImport) }),
  },
  listPlaceImportRows: {
    summary: 'The rows of a preview in the order of the file, with what each would write',
    params: ById,
    query: ImportRowQuery,
    reply: z.object({
      success: z.literal(true),
      rows: z.array(ImportRow),
      nextCursor: z.nullable(z.string()),
    }),
  },
  choosePlaceImportRows: {
    ...one,
    summary: 'Choose rows and fields of a preview, or all rows of a kind',
    body: ImportChoice,
  },
  applyPlaceImport: {
    ...one,
    summary: 'Write the chosen rows, all or none; 409 when a place changed since the preview, which is renewed then',
    body: ImportOrder,
  },
  undoPlaceImport: {
    ...one,
    summary: 'Take an import back; `kept` names the places that were edited since and stay',
  },
  dropPlaceImport: {
    summary: 'Delete a preview',
    params: ById,
    reply: z.object({ success: z.literal(true) }),
  },
})

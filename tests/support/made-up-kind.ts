/** A fifth kind of entries for the desk, written into a copy of the product: lines of buses. */
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProduct } from './product-copy.ts'
import { desk } from '#messages/desk.ts'
import { addLine, addText, applyAddition, type Addition, type Change } from './source-changes.ts'

/** The files that the kind adds: one of the contract, one of the server and one of the screens. */
const added: Readonly<Record<string, string>> = {
  'src/contract/admin/desk-lines.ts': `import * as z from 'zod/mini'
import { slug, text } from '../text/content-fields.ts'
import { createDeskKind } from './desk-kind.ts'

export const Line = z.strictObject({ slug, name: text, stops: text })
export type Line = z.infer<typeof Line>

export const deskLines = createDeskKind('lines', {
  text: Line,
  stored: Line,
  listed: {},
  open: {},
  preview: { line: Line },
  choices: {},
})
`,
  'src/server/admin/desk/line-kind.ts': `import { Line } from '#contract/admin/desk-lines.ts'
import type { EntryKind } from './entry-kind.ts'
import { throwProblems } from './field-problems.ts'

export const lineKind: EntryKind<Line> = {
  field: 'line',
  tables: { published: 'line', desk: 'desk_line', versions: 'line_version' },
  read: (document) => Line.parse(JSON.parse(document)),
  nameField: 'name',
  getName: ({ name }) => name,
  name: 'lines',
  getText: (draft) => (draft.kind === 'lines' ? draft.text : undefined),
  list: (_deps, row) => ({ kind: 'lines', ...row }),
  open: (_deps, entry) => ({ kind: 'lines', ...entry }),
  preview: (_deps, line) => ({ kind: 'lines', line }),
  choices: () => ({ kind: 'lines' }),
  begins: 'by-creating',
  check: async (_deps, { stops }) => throwProblems(stops === 'nowhere' ? ['stops: leads nowhere'] : []),
  refuseChange: null,
  fixed: { slug: 'content.slug-fixed' },
  canBeReplaced: true,
  refuseRetirement: null,
  slugsByOtherName: null,
  uploads: null,
  auditedAs: 'line',
  reasons: {
    notFound: 'line.not-found',
    isRetired: 'line.is-retired',
    notRetired: 'line.not-retired',
    noDraft: 'line.no-draft',
    noDifference: 'line.no-difference',
    slugTaken: 'content.slug-taken',
    nameTaken: 'content.name-taken',
    replacement: 'content.replacement',
    stale: 'line.stale',
  },
}
`,
  'src/web/admin/desk/line-kind.tsx': `import { paths } from '#contract/paths.ts'
import { toJson } from './edited-text.ts'
import type { EntryKind } from './entry-kind.ts'
import { FieldSection } from './field-section.tsx'
import { sharedNames } from './name-of-field.ts'

export const lineKind: EntryKind = {
  name: 'line',
  tab: 'lines',
  icon: 'M4 20h16M7 20v-7',
  getPath: () => paths.seasons,
  getName: ({ name }) => name,
  getNote: () => '',
  always: [],
  hasImports: false,
  Others: null,
  mayRetire: () => true,
  preview: (shown) => shown.kind === 'lines' && <p>{shown.line.stops}</p>,
  emptyText: () => ({ slug: '', name: '', stops: '' }),
  editable: toJson,
  Fields: () => <FieldSection title="Line" shapes={{ stops: { kind: 'text', label: 'Stops' } }} />,
  fieldNames: { ...sharedNames, stops: 'Stops' },
  Notes: null,
}
`,
}

/** One line in each list of kinds. */
const listed: readonly Change[] = [
  {
    file: 'src/contract/admin/desk-kinds.ts',
    find: 'deskTrips, deskCalendar, deskCity] as const',
    replace: 'deskTrips, deskCalendar, deskCity, deskLines] as const',
  },
  {
    file: 'src/contract/admin/desk-kinds.ts',
    find: "import { deskCity } from './desk-city.ts'",
    replace: "import { deskCity } from './desk-city.ts'\nimport { deskLines } from './desk-lines.ts'",
  },
  {
    file: 'src/server/admin/desk/desk-kinds.ts',
    find: '  trips: defineKind(tripKind),\n',
    replace: '  trips: defineKind(tripKind),\n  lines: defineKind(lineKind),\n',
  },
  {
    file: 'src/server/admin/desk/desk-kinds.ts',
    find: "import { cityKind } from './city-kind.ts'",
    replace: "import { cityKind } from './city-kind.ts'\nimport { lineKind } from './line-kind.ts'",
  },
  {
    file: 'src/web/admin/desk/desk-kinds.ts',
    find: '  trips: tripKind,\n',
    replace: '  trips: tripKind,\n  lines: lineKind,\n',
  },
  {
    file: 'src/web/admin/desk/desk-kinds.ts',
    find: "import { placeKind } from './place-kind.tsx'",
    replace: "import { lineKind } from './line-kind.tsx'\nimport { placeKind } from './place-kind.tsx'",
  },
]

/** Its three tables, as those of every kind. */
const storage: readonly Change[] = [
  {
    file: 'src/server/platform/store/tables.ts',
    find: '  suggested_trip: PublishedTable\n',
    replace:
      '  line: PublishedTable\n  desk_line: DeskEntryTable\n  line_version: EntryVersionTable\n  suggested_trip: PublishedTable\n',
  },
]

/** The sample of the kind for the suites. A line stands in no folder. */
const sample: readonly Change[] = [
  {
    file: 'tests/support/desk-samples.ts',
    find: '  city: {\n',
    replace: `  lines: {
    inFolder: null,
    text: lineAt('line-one'),
    createText: lineAt,
    insert: (testApp, row = {}) =>
      insertDeskEntry(testApp, lineKind, { text: lineAt('line-' + crypto.randomUUID()), row }),
    field: ['stops'],
    rewordFolder: () => undefined,
    auditedAs: 'line',
    canBeReplaced: true,
  },
  city: {
`,
  },
  {
    file: 'tests/support/desk-samples.ts',
    find: 'export const deskSamples',
    replace: `import { lineKind } from '#server/admin/desk/line-kind.ts'
import { insertDeskEntry } from './desk-entries.ts'

const lineAt = (slug: string) => ({ slug, name: slug, stops: 'Station, castle' })

export const deskSamples`,
  },
]

const AUDIT_VERBS = ['publish', 'discard', 'retire', 'restore']
const FAILURES = ['not-found', 'is-retired', 'not-retired', 'no-draft', 'no-difference']

/** Its actions in the audit log. */
const audited: readonly Change[] = [
  addLine('src/contract/admin/activity.ts', AUDIT_VERBS.map((verb) => `  'line.${verb}',`).join('\n'), {
    before: "  'calendar.publish',",
  }),
]

/** The texts of its tab and forms, of drafts that wait, of failures and of its lines in the audit log. */
const texts: readonly Change[] = [
  ...addText('admin.ts', { line: "    lines: 'Lines',", before: '    security: ' }),
  ...addText('admin.ts', {
    line: "    lines: { one: 'draft of a line', other: 'drafts of lines' },",
    before: '    calendar: { one',
  }),
  ...addText('admin.ts', {
    line: AUDIT_VERBS.map((verb) => `    'line.${verb}': '{name}: ${verb} the line “{subject}”.',`).join('\n'),
    before: "    'calendar.publish': ",
  }),
  ...addText('failures.ts', {
    line: [
      ...FAILURES.map((code) => `  'line.${code}': 'The line: ${code}.',`),
      "  'line.stale': '{name} changed this line in the meantime.',",
    ].join('\n'),
    before: "  'calendar.not-found': ",
  }),
  ...addText('desk.ts', { line: `    line: ${writeKindTexts()},`, before: '    calendarEntry: {' }),
]

/** The texts of calendar entries, as those of another kind. */
function writeKindTexts(): string {
  return JSON.stringify(desk.kinds.calendarEntry)
}

/** A migration comes on top. */
export const madeUpKind: Addition = { added, changes: [...listed, ...audited, ...texts, ...storage, ...sample] }

export function copyWithMadeUpKind(folder: string): void {
  copyProduct(folder)
  for (const name of ['tests', 'bench', 'content', 'docs', 'vitest.config.ts'])
    cpSync(name, join(folder, name), { recursive: true })
  applyAddition(folder, madeUpKind)
  const migration = 'src/server/platform/store/migrations/9999-lines.sql'
  applyAddition(folder, { added: { [migration]: migrationFrom(folder) }, changes: [] })
}

/** The tables of suggested trips under other names. */
function migrationFrom(folder: string): string {
  const desk = readFileSync(join(folder, 'src/server/platform/store/migrations/0032-desk-trips.sql'), 'utf8')
  const tables = desk.slice(desk.indexOf('create table desk_trip')).replaceAll('trip', 'line')
  const published = 'slug text primary key, position integer not null, document text not null, origin text not null'
  return `create table line (${published}, content_hash text, name_key text not null default '', version integer not null default 0);\n\n${tables}\nalter table line_version add column imported_from text;\n`
}

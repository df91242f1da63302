import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { memberModules } from '../src/web/document/member-modules.ts'
import { idleParts, laterParts } from '../src/web/document/later-parts.ts'
import { joinFiles, type BuiltFile, type Visit } from './join-files.ts'
import { listImports } from './runtime-in-libraries.ts'
import { findLateSheets, getSheet } from './sheets-in-scripts.ts'

const ROOT = join(import.meta.dirname, '..')
const WEB = 'src/web'
const ENTRY = 'entry-client.tsx'

type KnownVisit = Readonly<{ first: readonly string[]; later: readonly string[]; weight: number; growth: number }>

const TRIP = ['trips/planner/trip-page.tsx', 'trips/planner/load-trip.ts']
const LOAD_LIST = 'guide/places/load-list.ts'
const LISTS = [...laterParts.PlacesPage, ...idleParts]

/** Pages whose weight has no limit may grow by this share. */
const LIGHT = 0.16

/**
 * The pages that are visited most, with the parts that browsers load at once and later on each, also for signed-in
 * travellers where the page is theirs. Pages that ask for too many files have a larger weight. The first load of each page may
 * grow as far as its limit allows (tests/support/page-weight.ts). The figures are those of a hundred tried at random that
 * meet all limits of `npm run bench -- weight visits` with the fewest bytes on all pages together.
 */
const VISITS: readonly KnownVisit[] = [
  {
    first: ['shell/home-page.tsx', 'shell/load-home.ts'],
    later: [...idleParts, ...laterParts.HomePage],
    weight: 24,
    growth: 0.008,
  },
  { first: ['guide/places/category-page.tsx', LOAD_LIST], later: LISTS, weight: 24, growth: 0.01 },
  { first: ['guide/places/places-page.tsx', LOAD_LIST], later: LISTS, weight: 1, growth: 0.01 },
  {
    first: ['guide/places/place-page.tsx'],
    later: [...idleParts, ...laterParts.PlacePage],
    weight: 12,
    growth: 0.015,
  },
  {
    first: TRIP,
    later: [...idleParts, ...memberModules, 'trips/planner/board-tools.ts', 'guide/driver/driver-card.tsx'],
    weight: 24,
    growth: 0.02,
  },
  // The page waits for the session, and the session for these parts.
  { first: [...TRIP, ...memberModules], later: [], weight: 2, growth: 0.02 },
  { first: ['trips/form/my-trips-page.tsx'], later: [...idleParts, ...memberModules], weight: 1, growth: LIGHT },
  { first: ['trips/form/plan-page.tsx'], later: [...idleParts, ...memberModules], weight: 1, growth: LIGHT },
  { first: ['trips/sharing/shared-trip-page.tsx'], later: idleParts, weight: 1, growth: LIGHT },
  { first: ['reviews/all-reviews.tsx'], later: idleParts, weight: 1, growth: LIGHT },
  { first: ['guide/about/about-page.tsx'], later: idleParts, weight: 1, growth: LIGHT },
  { first: ['account/auth/login-page.tsx'], later: idleParts, weight: 1, growth: LIGHT },
]
/** The weight of any part that something asks for by itself. */
const PART_WEIGHT = 0.1

const TEXTS = /^(src\/contract\/messages\/)\w+\//
/** Files that every page has keep their own for many builds. */
const FIXED_NAMES: ReadonlySet<string> = new Set(['libraries', 'rolldown-runtime'])

type JoinedBuild = {
  readonly groups: Rolldown.CodeSplittingGroup[]
  /** Sheets that come within scripts: see `sheets-in-scripts.ts`. */
  readonly lateSheets: ReadonlySet<string>
}

/** Builds once without writing, and joins what the build left in too many files: see {@link joinFiles}. */
export async function findJoinedGroups(): Promise<JoinedBuild> {
  const { chunks, sheetBytes, lateSheets } = await buildChunks()
  const fileByModule = new Map(
    [...chunks.values()].flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [inRoot(id), fileName])),
  )
  const fileWith = (path: string) => {
    const file = fileByModule.get(`${WEB}/${path}`)
    if (file === undefined) throw new Error(`The build has no ${path}, which tools/joined-groups.ts names.`)
    return file
  }
  const parts = new Set(
    [...chunks.values()].filter(({ isDynamicEntry }) => isDynamicEntry).map(({ fileName }) => fileName),
  )
  const visits: Visit[] = [
    ...VISITS.map(({ first, later, ...visit }) => ({
      first: [ENTRY, ...first].map(fileWith),
      later: later.map(fileWith),
      ...visit,
    })),
    ...[...parts].map((part) => ({ first: [], later: [fileWith(ENTRY), part], weight: PART_WEIGHT, growth: 0 })),
  ]
  const files = new Map([...chunks].map(([name, chunk]) => [name, toFile(chunk, sheetBytes, lateSheets)]))
  const groups = joinFiles(files, visits).map((members) => toGroup(members.flatMap((name) => files.get(name) ?? [])))
  return { groups, lateSheets }
}

type BuiltChunks = {
  readonly chunks: ReadonlyMap<string, Rolldown.OutputChunk>
  /** The compressed size of each style sheet. */
  readonly sheetBytes: ReadonlyMap<string, number>
  readonly lateSheets: ReadonlySet<string>
}

async function buildChunks(): Promise<BuiltChunks> {
  const { plugin, lateSheets } = findLateSheets()
  const built = await build({ logLevel: 'warn', build: { write: false }, plugins: [plugin] })
  if (!('output' in built)) throw new Error('The build has more than one output.')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const sheets = built.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css')
      ? [[file.fileName, gzipSync(file.source).length] as const]
      : [],
  )
  return {
    chunks: new Map(
      chunks.map((chunk) => [chunk.fileName, chunk] as const).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
    sheetBytes: new Map(sheets),
    lateSheets,
  }
}

function toFile(
  chunk: Rolldown.OutputChunk,
  sheetBytes: BuiltChunks['sheetBytes'],
  lateSheets: ReadonlySet<string>,
): BuiltFile {
  const { name, moduleIds, code, isEntry } = chunk
  const sheets = [...(chunk.viteMetadata?.importedCss ?? [])]
  return {
    name,
    modules: moduleIds.map(inRoot),
    imports: listImports(chunk),
    bytes: sheets.reduce((total, sheet) => total + (sheetBytes.get(sheet) ?? 0), gzipSync(code).length),
    hasStyles: moduleIds.some((id) => id.endsWith('.css') && !lateSheets.has(id)),
    isFixed: isEntry || FIXED_NAMES.has(name),
  }
}

function toGroup(members: readonly BuiltFile[]): Rolldown.CodeSplittingGroup {
  const [largest] = members.toSorted((one, other) => other.bytes - one.bytes)
  // A page is found by its name, where it has its file alone.
  const pages = members.filter((member) => member.name.endsWith('-page'))
  const named = pages.length === 1 ? pages[0] : largest
  const modules = new Set(members.flatMap((member) => member.modules))
  return {
    name: `${named?.name}`,
    test: (id) => modules.has(inRoot(id)),
    // Above the groups of pages, below the files that every page has: see `createChunkGroups`.
    priority: 2,
    includeDependenciesRecursively: false,
  }
}

/** A module's path from the root of the product. Texts have the same one in each language. */
function inRoot(id: string): string {
  return relative(ROOT, getSheet(id)).split(sep).join('/').replace(TEXTS, '$1')
}

import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { joinFiles, type BuiltFile, type Visit } from './join-files.ts'

const ROOT = join(import.meta.dirname, '..')
const WEB = 'src/web'
const ENTRY = 'entry-client.tsx'

type KnownVisit = { readonly first: readonly string[]; readonly later: readonly string[]; readonly weight: number }

const IDLE = [
  'analytics/count-visits.ts',
  'shell/follow-tabs.ts',
  'shell/follow-stored-guide.ts',
  'shell/page-failure.tsx',
]
const MEMBERS = ['session/session-calls.ts', 'shell/member-links.tsx', 'wishlist/saved-heart.tsx']
const OPEN_STATE = 'guide/places/open-state.tsx'
const LISTS = [
  ...IDLE,
  OPEN_STATE,
  'guide/places/list-tools.tsx',
  'guide/places/load-list.ts',
  'guide/places/filter-bar.tsx',
]

/**
 * The pages that are visited most, with the parts that browsers load at once and later on each, also for signed-in
 * travellers where the page is theirs. Pages that ask for too many files have a larger weight.
 */
const VISITS: readonly KnownVisit[] = [
  { first: ['shell/home-page.tsx', 'shell/load-home.ts'], later: [...IDLE, OPEN_STATE], weight: 3 },
  { first: ['guide/places/category-page.tsx'], later: LISTS, weight: 3 },
  { first: ['guide/places/places-page.tsx'], later: LISTS, weight: 1 },
  {
    first: ['guide/places/place-page.tsx'],
    later: [
      ...IDLE,
      OPEN_STATE,
      'guide/places/place-facts.tsx',
      'guide/places/place-map.tsx',
      'guide/driver/driver-card.tsx',
      'suggestions/suggest-button.tsx',
    ],
    weight: 2,
  },
  {
    first: ['trips/planner/trip-page.tsx'],
    later: [...IDLE, ...MEMBERS, 'trips/planner/board-tools.ts'],
    weight: 6,
  },
  { first: ['trips/form/my-trips-page.tsx'], later: [...IDLE, ...MEMBERS], weight: 1 },
  { first: ['trips/form/plan-page.tsx'], later: [...IDLE, ...MEMBERS], weight: 1 },
  { first: ['trips/sharing/shared-trip-page.tsx'], later: IDLE, weight: 1 },
  { first: ['reviews/all-reviews.tsx'], later: IDLE, weight: 1 },
  { first: ['guide/about/about-page.tsx'], later: IDLE, weight: 1 },
  { first: ['account/auth/login-page.tsx'], later: IDLE, weight: 1 },
]
/** The weight of any part that something asks for by itself. */
const PART_WEIGHT = 0.1

/** The server finds the files of pages by name, and the files that every page has keep their own for many builds. */
const FIXED = /-page\.tsx$|\.css(?:\?|$)/
const TEXTS = /^(src\/contract\/messages\/)\w+\//
const FIXED_NAMES: ReadonlySet<string> = new Set(['libraries', 'program', 'rolldown-runtime'])

/** Builds once without writing, and joins what the build left in too many files: see {@link joinFiles}. */
export async function findJoinedGroups(): Promise<Rolldown.CodeSplittingGroup[]> {
  const chunks = await buildChunks()
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
    ...VISITS.map(({ first, later, weight }) => ({
      first: [ENTRY, ...first].map(fileWith),
      later: later.map(fileWith),
      weight,
    })),
    ...[...parts].map((part) => ({ first: [], later: [fileWith(ENTRY), part], weight: PART_WEIGHT })),
  ]
  const files = new Map([...chunks].map(([name, chunk]) => [name, toFile(chunk)]))
  return joinFiles(files, visits).map((members) => toGroup(members.flatMap((name) => files.get(name) ?? [])))
}

async function buildChunks(): Promise<Map<string, Rolldown.OutputChunk>> {
  const built = await build({ logLevel: 'warn', build: { write: false } })
  if (!('output' in built)) throw new Error('The build has more than one output.')
  const chunks = built.output.filter((file) => file.type === 'chunk')
  return new Map(
    chunks.map((chunk) => [chunk.fileName, chunk] as const).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

function toFile({ name, moduleIds, imports, code, isEntry }: Rolldown.OutputChunk): BuiltFile {
  return {
    name,
    modules: moduleIds.map(inRoot),
    imports,
    bytes: gzipSync(code).length,
    isFixed: isEntry || FIXED_NAMES.has(name) || moduleIds.some((id) => FIXED.test(id)),
  }
}

function toGroup(members: readonly BuiltFile[]): Rolldown.CodeSplittingGroup {
  const [largest] = members.toSorted((one, other) => other.bytes - one.bytes)
  const modules = new Set(members.flatMap((member) => member.modules))
  return {
    name: `${largest?.name}`,
    test: (id) => modules.has(inRoot(id)),
    // Above the groups of pages, below the files that every page has: see `createChunkGroups`.
    priority: 2,
    includeDependenciesRecursively: false,
  }
}

/** A module's path from the root of the product. Texts have the same one in each language. */
function inRoot(id: string): string {
  return relative(ROOT, id).split(sep).join('/').replace(TEXTS, '$1')
}

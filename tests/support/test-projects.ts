/**
 * Which tests run together, and what has to be prepared for them. A file belongs to a project by what it imports, so no
 * list has to be kept:
 *
 * - `product`: it starts processes or threads, or serves the built pages
 * - `store`: it reaches a database, mostly in the application in one process
 * - `pure`: everything else; it needs nothing but the packages
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { isBriefRun } from './scale.ts'
import { resolveSpecifier } from './source-files.ts'

export type ProjectName = 'pure' | 'store' | 'product'

const FOLDERS = ['src', 'tests', 'tools', 'art']

/**
 * The folders that `npm test` leaves to `npm run test:full`, to the suites' own commands, and to whoever names a file
 * of them.
 */
const FULL_ONLY = ['tests/attack/', 'tests/faults/', 'tests/release/', 'tests/scale/']

/** @returns the test files of each project that this run asks for */
export function findTestFiles(args: readonly string[]): Readonly<Record<ProjectName, readonly string[]>> {
  const left = FULL_ONLY.filter((folder) => isBriefRun && !args.some((argument) => argument.includes(folder)))
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
      posix.join(folder, name.replaceAll('\\', '/')),
    ),
  ).filter((path) => /\.test\.tsx?$/.test(path) && !left.some((folder) => path.startsWith(folder)))
  const named = Map.groupBy(files, createProjectFinder())
  return { pure: named.get('pure') ?? [], store: named.get('store') ?? [], product: named.get('product') ?? [] }
}

type Module = { readonly imports: readonly string[]; readonly namesBuild: boolean }

function createProjectFinder(): (path: string) => ProjectName {
  const modules = new Map<string, Module>()
  const read = (path: string): Module => {
    const known = modules.get(path)
    if (known) return known
    const module = readModule(path)
    modules.set(path, module)
    return module
  }
  return (path) => {
    const isProduct = read(path).namesBuild || reaches(path, read, isOutsideProcess, (next) => !next.startsWith('src/'))
    if (isProduct) return 'product'
    return reaches(
      path,
      read,
      (imported) => imported === 'node:sqlite',
      () => true,
    )
      ? 'store'
      : 'pure'
  }
}

const isOutsideProcess = (imported: string) => /^node:(child_process|worker_threads|cluster)$/.test(imported)

function reaches(
  from: string,
  read: (path: string) => Module,
  isWanted: (imported: string) => boolean,
  isFollowed: (path: string) => boolean,
): boolean {
  const seen = new Set([from])
  for (const path of seen) {
    for (const imported of read(path).imports) {
      if (isWanted(imported)) return true
      if (/^(src|tests|tools|art)\//.test(imported) && isFollowed(imported)) seen.add(imported)
    }
  }
  return false
}

/** Messages import nothing but each other. Imports of types vanish before a test runs. */
function readModule(path: string): Module {
  if (!/\.(tsx?|mjs)$/.test(path) || path.startsWith('src/contract/messages/') || !existsSync(path))
    return { imports: [], namesBuild: false }
  const text = readFileSync(path, 'utf8')
  const statements = text.matchAll(/^(?:import|export)(?! type\b)[^'"]*?'([^']+)'|\bimport\('([^']+)'\)/gm)
  return {
    imports: [...statements].map(([, named, loaded]) => resolveSpecifier(path, named ?? loaded ?? '')),
    namesBuild: /\bhasPages\b|\bloadBuild\b|['/]dist['/]/.test(text),
  }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export type SourceFile = {
  /** Path from the root of the project, such as `src/contract/dates.ts`. */
  readonly path: string
  readonly text: string
  /** What it imports: paths from the root of the project, or names of packages. */
  readonly imports: readonly string[]
}

/** The TypeScript files below a folder, by default the product's own, without tests. */
export function readSourceFiles(folder = 'src'): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
    .map((path) => {
      const text = readFileSync(join(path), 'utf8')
      return { path, text, imports: importsOf(path, text) }
    })
}

function importsOf(path: string, text: string): string[] {
  const statements = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g)
  return [...statements].map(([, specifier = '']) => resolveSpecifier(path, specifier))
}

function resolveSpecifier(path: string, specifier: string): string {
  if (specifier.startsWith('#messages/')) return specifier.replace('#messages/', 'src/contract/messages/en/')
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  return specifier
}

/** Folder of the feature or layer that a path belongs to, empty for a file at the top of its side. */
export function featureOf(path: string): string {
  const parts = path.split('/')
  return parts.length > 3 ? (parts[2] ?? '') : ''
}

/** The folder right below a side, such as `src/web/trips`; a file at the top of its side stands for itself. */
export function folderOf(path: string): string {
  const parts = path.split('/')
  return parts.length > 3 ? parts.slice(0, 3).join('/') : path
}

/**
 * Groups of nodes each of which imports all others of its group, directly or by way of them. Types count.
 * @param nodeOf what counts as one: the file itself, or its folder
 */
export function findCircles(files: readonly SourceFile[], nodeOf: (path: string) => string): string[][] {
  const known = new Set(files.map(({ path }) => path))
  const imported = new Map<string, Set<string>>()
  for (const { path, imports } of files) {
    const node = nodeOf(path)
    const others = imports.filter((used) => known.has(used) && nodeOf(used) !== node).map(nodeOf)
    imported.set(node, new Set([...(imported.get(node) ?? []), ...others]))
  }
  const reached = new Map([...imported.keys()].map((node) => [node, reachedFrom(node, imported)]))
  const circles = [...reached].map(([node, nodes]) => [...nodes].filter((other) => reached.get(other)?.has(node)))
  return [...new Set(circles.map((circle) => circle.toSorted().join()))]
    .filter(Boolean)
    .map((circle) => circle.split(','))
}

function reachedFrom(start: string, imported: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set(imported.get(start))
  for (const node of reached) for (const next of imported.get(node) ?? []) reached.add(next)
  return reached
}

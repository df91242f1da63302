import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

export type SourceFile = {
  /** Path from the root of the project, such as `src/contract/text/dates.ts`. */
  readonly path: string
  readonly text: string
  /** The paths from the root of the project, or the names of packages, that it imports. */
  readonly imports: readonly string[]
}

/** Reads the TypeScript files below a folder without tests. The default is the product's own code. */
export function readSourceFiles(folder = 'src'): SourceFile[] {
  return readFilesWithTests(folder).filter(({ path }) => !/\.test\.tsx?$/.test(path))
}

export function readFilesWithTests(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map((path) => {
      const text = readFileSync(join(path), 'utf8')
      return { path, text, imports: getImports(path, text) }
    })
}

function getImports(path: string, text: string): string[] {
  const statements = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g)
  return [...statements].map(([, specifier = '']) => resolveSpecifier(path, specifier))
}

/** @returns the path from the root of the project, or the name of a package */
export function resolveSpecifier(path: string, specifier: string): string {
  if (specifier.startsWith('#messages/')) return specifier.replace('#messages/', 'src/contract/messages/en/')
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  return specifier
}

/** @returns the folder of the feature or layer of a path, empty for a file at the top of its side */
export function getFeature(path: string): string {
  const parts = path.split('/')
  return parts.length > 3 ? (parts[2] ?? '') : ''
}

/** @returns the folder directly below a side, such as `src/web/trips`, or the file itself at the top of its side */
export function getFolder(path: string): string {
  const parts = path.split('/')
  return parts.length > 3 ? parts.slice(0, 3).join('/') : path
}

/** An import between two nodes of the graph, with the files that contain it. */
type Edge = { readonly from: string; readonly to: string; readonly files: string }

/**
 * One shortest circle for each group of nodes that import each other, as `a → b → a (file → file, …)`. Imports of types
 * count.
 * @param getNode the folder of a file, or the file itself
 */
export function findCircles(files: readonly SourceFile[], getNode: (path: string) => string): string[] {
  const edges = findEdges(files, getNode)
  const inCircles = new Set<string>()
  return [...edges.keys()].flatMap((node) => {
    const circle = inCircles.has(node) ? null : findPath(node, edges)
    if (!circle) return []
    for (const { to } of circle) inCircles.add(to)
    const nodes = [node, ...circle.map(({ to }) => to)].join(' → ')
    const imports = circle.map((edge) => edge.files).join(', ')
    return nodes.includes(imports.split(', ')[0] ?? '') ? [nodes] : [`${nodes} (${imports})`]
  })
}

/** @returns `from → to` once for every two nodes of which the first imports the second */
export function findArrows(files: readonly SourceFile[], getNode: (path: string) => string): string[] {
  const edges = [...findEdges(files, getNode).values()].flat()
  return [...new Set(edges.map(({ from, to }) => `${from} → ${to}`))]
}

function findEdges(files: readonly SourceFile[], getNode: (path: string) => string): Map<string, Edge[]> {
  const known = new Set(files.map(({ path }) => path))
  const edges = new Map<string, Edge[]>()
  for (const { path, imports } of files) {
    const from = getNode(path)
    const others = imports.filter((used) => known.has(used) && getNode(used) !== from)
    const found = others.map((used) => ({ from, to: getNode(used), files: `${path} → ${used}` }))
    edges.set(from, [...(edges.get(from) ?? []), ...found])
  }
  return edges
}

/** Searches breadth-first. @returns the edges of a shortest path from a node back to itself, null when there is none */
function findPath(start: string, edges: ReadonlyMap<string, readonly Edge[]>): Edge[] | null {
  const seen = new Set<string>()
  const paths: Edge[][] = [[]]
  for (const path of paths) {
    for (const edge of edges.get(path.at(-1)?.to ?? start) ?? []) {
      if (edge.to === start) return [...path, edge]
      if (seen.has(edge.to)) continue
      seen.add(edge.to)
      paths.push([...path, edge])
    }
  }
  return null
}

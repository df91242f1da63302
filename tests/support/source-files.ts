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

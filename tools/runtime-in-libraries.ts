import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** The import by which the bundler loads its function for the namespace of a module that shares a file with others. */
const IMPORT = /import \{ \w+ as __exportAll \} from "\.\/rolldown-runtime-[^"]+";/
/** Does what the bundler's function does. */
const EXPORT_ALL = `
const __exportAll = (getters) => {
  const namespace = { [Symbol.toStringTag]: 'Module' }
  for (const name in getters) Object.defineProperty(namespace, name, { get: getters[name], enumerable: true })
  return namespace
}
export { __exportAll }
`

/**
 * The bundler writes its own functions into a file of their own, which every visit would ask for because of the one that
 * makes namespaces. That one stands among the libraries, which every page has. No group can take it: see `tools/chunk-groups.ts`.
 */
export function runtimeInLibraries(): Plugin {
  return {
    name: 'runtime-in-libraries',
    apply: 'build',
    renderChunk: (code, { name }, _options, { chunks }) => {
      if (name === 'libraries') return { code: code + EXPORT_ALL }
      const libraries = Object.values(chunks).find((chunk) => chunk.name === 'libraries')
      if (!libraries || !IMPORT.test(code)) return null
      return { code: code.replace(IMPORT, `import { __exportAll } from "./${basename(libraries.fileName)}";`) }
    },
  }
}

/** Files that a file still imports: the bundler goes on to name its own functions. */
export function listImports({ code, imports }: { code: string; imports: readonly string[] }): string[] {
  return imports.filter((file) => code.includes(basename(file)))
}

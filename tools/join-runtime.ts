import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

const RUNTIME = /^_rolldown-runtime-/
const LIBRARIES = /^_libraries-.*\.js$/
const IMPORT = /import(?:\{([^}]*)\}from)?["']\.\/rolldown-runtime-[\w-]+\.js["'];?/g

/**
 * Moves the bundler's own functions into the file of the libraries, which every page loads too. The bundler always gives
 * them a file of their own.
 * @param folder with the files that the manifest names
 */
export function joinRuntime(folder: string, manifest: Manifest): void {
  const runtime = findEntry(manifest, RUNTIME)
  const libraries = findEntry(manifest, LIBRARIES)
  const [code = '', names = ''] = readFileSync(join(folder, runtime.entry.file), 'utf8').split(/export\{/)
  const functions = readNames(names.slice(0, names.indexOf('}')))
    .map(({ from, to }) => `${to}:${from}`)
    .join(',')
  for (const [key, entry] of Object.entries(manifest)) {
    if (entry.imports?.includes(runtime.key) !== true) continue
    const file = join(folder, entry.file)
    const text = readFileSync(file, 'utf8')
    const imported = text.replace(IMPORT, (_, list = '') => {
      const wanted = readNames(String(list)).map(({ from, to }) => `${from}:${to}`)
      const own = `const{${wanted.join(',')}}=$runtime;`
      if (key === libraries.key) return `const $runtime=(()=>{${code};return{${functions}}})();${own}`
      return `import{$runtime}from"./${libraries.entry.file.split('/').at(-1)}";${own}`
    })
    if (imported === text) throw new Error(`${entry.file} imports the bundler's functions in an unknown way.`)
    writeFileSync(file, key === libraries.key ? `${imported}\nexport{$runtime};` : imported)
    entry.imports = [...new Set(entry.imports.map((name) => (name === runtime.key ? libraries.key : name)))].filter(
      (name) => name !== key,
    )
  }
  delete manifest[runtime.key]
  rmSync(join(folder, runtime.entry.file))
}

function findEntry(manifest: Manifest, pattern: RegExp) {
  const [found, ...others] = Object.entries(manifest).filter(([key]) => pattern.test(key))
  if (found === undefined || others.length > 0) throw new Error(`The build has no single file ${pattern}.`)
  return { key: found[0], entry: found[1] }
}

/** @param list such as "a as b,c" */
function readNames(list: string): { from: string; to: string }[] {
  return list.split(',').flatMap((part) => {
    const [from, to = from] = part.trim().split(' as ')
    return from === undefined || to === undefined || from === '' ? [] : [{ from, to }]
  })
}

/**
 * Builds the program of the server, `dist/program/main.mjs`: its modules and those of its packages in one file, so that a
 * start finds, links and compiles one module instead of a thousand. The sources run without it: `node src/server/main.ts`.
 * Reasons and figures: docs/decisions/0113.
 */
import { builtinModules } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const PROGRAM = join(ROOT, 'dist/program')

/** Modules that read files or start processes from files beside them find those beside their sources. */
const besideSources: Plugin = {
  name: 'beside-sources',
  transform(code, id) {
    if (!id.startsWith(join(ROOT, 'src')) || !code.includes('import.meta.')) return null
    const folder = JSON.stringify(`/${relative(PROGRAM, dirname(id))}`)
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
      .replaceAll('import.meta.url', `new URL('.' + ${folder} + '/', import.meta.url)`)
  },
}

const BUILTIN = '\0builtin:'
const builtins = new Set(builtinModules)

/**
 * Takes Node's own modules as objects. An `import` of one reads everything that it exports, and some of that is loaded at
 * the first look: `node:http` loads the client of `fetch`, which takes a tenth of the start.
 */
const lazyBuiltins: Plugin = {
  name: 'lazy-builtins',
  enforce: 'pre',
  resolveId(id) {
    const name = id.replace(/^node:/, '')
    // The helpers of the bundler import it themselves.
    if (name === 'module') return null
    return builtins.has(name) || builtins.has(`node:${name}`) ? BUILTIN + name : null
  },
  load(id) {
    if (!id.startsWith(BUILTIN)) return null
    return `module.exports = process.getBuiltinModule('node:${id.slice(BUILTIN.length)}')`
  },
}

/**
 * Escapes what is not ASCII, and leaves out comments. Node holds a program of ASCII in one byte for each letter, and
 * any other in two. An escape has the same meaning everywhere except in `String.raw`, where the server writes only
 * sources of regular expressions.
 */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escapeUnit)
    }
  },
}

function escapeUnit(unit: string): string {
  return String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

await build({
  configFile: false,
  root: ROOT,
  logLevel: 'warn',
  publicDir: false,
  plugins: [lazyBuiltins, besideSources, asciiOnly],
  // It finds its compiled part beside itself.
  ssr: { noExternal: true, external: ['sharp'] },
  build: {
    ssr: join(ROOT, 'src/server/main.ts'),
    outDir: PROGRAM,
    target: 'node24',
    // Operators and we read the names in traces.
    minify: false,
    rolldownOptions: {
      external: ['pg-native'],
      // A running server must not load parts of a later build.
      output: { entryFileNames: '[name].mjs', codeSplitting: false, comments: false },
    },
  },
})

/** Builds the browser's files and the renderer of every language into `dist/`, and compresses the files of text. */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Manifest, type Rolldown } from 'vite'
import { languages } from '#contract/messages/languages.ts'
import { idleParts, laterParts } from '../src/web/document/later-parts.ts'
import { memberModules } from '../src/web/document/member-modules.ts'
import { findJoinedGroups } from './joined-groups.ts'
import { listImports } from './runtime-in-libraries.ts'
import { sheetsInScripts } from './sheets-in-scripts.ts'

const ROOT = join(import.meta.dirname, '..')
const CLIENT = 'dist/client'
const FIRST_VIEW = 'src/web/trips/sharing/shared-first-view.ts'
/** As in `vite.config.ts`. */
const TARGET = ['chrome111', 'firefox119', 'safari16.4']
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest)$/
/** Below it the header that names the compression takes what it wins. */
const MIN_COMPRESSED_BYTES = 200

function compress(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const bytes = readFileSync(path)
    if (bytes.length < MIN_COMPRESSED_BYTES) continue
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** Builds the browser's files and the renderer of one language. Files without text are the same in all languages. */
async function buildPages(folder: string, config: InlineConfig): Promise<void> {
  const rolldownOptions = { output: { codeSplitting: { groups } } }
  const plugins = [sheetsInScripts(lateSheets)]
  const built = await build({ ...config, plugins, logLevel: 'warn', build: { ...config.build, rolldownOptions } })
  if ('output' in built) nameModules(built.output)
  await build({ ...config, logLevel: 'warn', build: { ssr: true, outDir: join(folder, 'server') } })
  // Only the server reads the manifest, so it is not served: it lists the source files.
  renameSync(join(CLIENT, 'manifest.json'), join(folder, 'manifest.json'))
  await buildFirstView(folder, config)
}

/** The script that draws a page before the others come: one file without imports, with the texts of its language. */
async function buildFirstView(folder: string, { resolve }: InlineConfig): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ...(resolve && { resolve }),
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      target: TARGET,
      rolldownOptions: {
        input: join(ROOT, FIRST_VIEW),
        output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
        treeshake: { propertyReadSideEffects: false },
      },
    },
  })
  const [entry] = 'output' in built ? built.output : []
  if (!entry) throw new Error(`The build wrote no file for ${FIRST_VIEW}`)
  const manifestFile = join(folder, 'manifest.json')
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
  manifest[FIRST_VIEW] = { file: entry.fileName, isEntry: true }
  writeFileSync(manifestFile, JSON.stringify(manifest, null, 2))
}

/** Modules whose files pages name, besides those of the pages themselves. */
const namedModules = new Set(
  [...memberModules, ...idleParts, ...Object.values(laterParts).flatMap((parts) => parts)].map((path) =>
    join(ROOT, 'src/web', path),
  ),
)

/** Adds the pages and modules that share a file to the manifest, where the server finds the file of each, and corrects imports. */
function nameModules(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): void {
  const file = join(CLIENT, 'manifest.json')
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
  const entryByFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]))
  for (const chunk of output) {
    if (chunk.type !== 'chunk') continue
    const own = entryByFile.get(chunk.fileName)
    const imported = new Set(listImports(chunk))
    if (own?.imports) own.imports = own.imports.filter((key) => imported.has(manifest[key]?.file ?? ''))
    for (const id of chunk.moduleIds.filter((module) => module.endsWith('-page.tsx') || namedModules.has(module))) {
      const entry = entryByFile.get(chunk.fileName)
      if (entry) manifest[relative(ROOT, id).replaceAll('\\', '/')] ??= entry
    }
  }
  writeFileSync(file, JSON.stringify(manifest, null, 2))
}

/** The worker of the stored guide, and the one that takes its place to remove it. Each is one file without imports. */
async function buildWorker(name: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: 'dist/worker',
      emptyOutDir: false,
      target: TARGET,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/web/guide/offline', `${name}.ts`),
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  })
}

const [, ...others] = languages
const { groups, lateSheets } = await findJoinedGroups()
rmSync('dist/languages', { recursive: true, force: true })
await buildPages('dist', {})
for (const { code } of others) {
  const messages = `${join(import.meta.dirname, '../src/contract/messages', code)}/`
  await buildPages(join('dist/languages', code), {
    resolve: { alias: [{ find: /^#messages\//, replacement: messages }] },
    publicDir: false,
    build: { emptyOutDir: false },
  })
}
rmSync('dist/worker', { recursive: true, force: true })
for (const name of ['service-worker', 'remove-worker']) await buildWorker(name)
compress(CLIENT)

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { languages, type KnownLanguage } from '#contract/messages/languages.ts'
import type { PageAssets, Renderer } from '#contract/page.ts'
import { OperatorError } from '../platform/process/operator-error.ts'

/** The output of `npm run build`: the browser's files and the module that renders pages. */
export type Build = {
  /** Absolute path of the folder served as static files. */
  readonly clientDir: string
  /** The first language first. */
  readonly pages: readonly LanguagePages[]
}

/** The pages of one language. */
export type LanguagePages = {
  readonly language: KnownLanguage
  /** May be read from the disk at the first use. */
  readonly assets: PageAssets
  readonly renderer: Renderer
}

const DIST = join(import.meta.dirname, '..', '..', '..', 'dist')

const ManifestEntry = z.object({
  file: z.string(),
  isEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
  /** Fonts, pictures and workers. */
  assets: z.optional(z.array(z.string())),
})
type ManifestEntry = z.infer<typeof ManifestEntry>
type Manifest = Readonly<Record<string, ManifestEntry>>

const FIRST_SCRIPT = 'src/web/paint-first.ts'
const FIRST_VIEW = 'src/web/trips/sharing/shared-first-view.ts'
const PROGRAM = 'src/web/entry-client.tsx'
/** The desk is no part of what travellers load. */
const DESK = 'src/web/admin/'

/** @throws Error when the product has not been built */
export async function loadBuild(dist: string = DIST): Promise<Build> {
  const [first] = languages
  const others: readonly KnownLanguage[] = languages.slice(1)
  const later = others.map((language) => latePages(language, join(dist, 'languages', language.code)))
  const pages = { language: first, assets: readAssets(manifestIn(dist)), renderer: await loadRenderer(dist) }
  return { clientDir: join(dist, 'client'), pages: [pages, ...later] }
}

/** Read with the first page: a language that nobody reads costs no memory and no time at the start. */
function latePages(language: KnownLanguage, folder: string): LanguagePages {
  const manifestFile = manifestIn(folder)
  let assets: PageAssets | undefined
  return {
    language,
    get assets() {
      return (assets ??= readAssets(manifestFile))
    },
    renderer: createLateRenderer(() => loadRenderer(folder)),
  }
}

/** @throws OperatorError if it is not there */
function manifestIn(folder: string): string {
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) throw new OperatorError('The pages are not built yet: run npm run build')
  return file
}

function readAssets(manifestFile: string): PageAssets {
  return getAssets(z.record(z.string(), ManifestEntry).parse(JSON.parse(readFileSync(manifestFile, 'utf8'))))
}

async function loadRenderer(folder: string): Promise<Renderer> {
  return getRenderer(await import(pathToFileURL(join(folder, 'server', 'entry-server.js')).href))
}

function createLateRenderer(load: () => Promise<Renderer>): Renderer {
  let loaded: Promise<Renderer> | undefined
  const renderer = () => (loaded ??= load())
  return {
    renderPage: async (...page) => (await renderer()).renderPage(...page),
    renderNotFoundPage: async (...sources) => (await renderer()).renderNotFoundPage(...sources),
  }
}

/** The server's types must not know src/web, from which the bundle is built. So the exports are checked here. */
export function getRenderer(module: unknown): Renderer {
  const { renderPage, renderNotFoundPage } = module as Partial<Renderer>
  if (!renderPage || !renderNotFoundPage) throw new Error('dist/server/entry-server.js does not render pages')
  return { renderPage, renderNotFoundPage }
}

function getAssets(manifest: Manifest): PageAssets {
  const getUrl = (source: string): string => {
    const entry = manifest[source]
    if (!entry) throw new Error(`The build's manifest lacks ${source}`)
    return `/${entry.file}`
  }
  return {
    firstScript: getUrl(FIRST_SCRIPT),
    scripts: [],
    modules: Object.fromEntries(Object.keys(manifest).map((source) => [source, getFiles(manifest, source)])),
    program: filesOfProgram(manifest),
  }
}

/** All files that the entries load, at once or later. */
function filesOfProgram(manifest: Manifest): string[] {
  const sources = new Set([FIRST_SCRIPT, PROGRAM, FIRST_VIEW])
  const files = new Set<string>()
  for (const source of sources) {
    const entry = manifest[source]
    if (!entry || source.startsWith(DESK)) continue
    for (const file of [entry.file, ...(entry.css ?? []), ...(entry.assets ?? [])]) files.add(`/${file}`)
    for (const imported of [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])]) sources.add(imported)
  }
  return [...files].toSorted()
}

function getFiles(manifest: Manifest, source: string): PageAssets['modules'][string] {
  const chunks = withImports(manifest, source)
  const [own, ...imported] = chunks.map(({ file }) => `/${file}`)
  return {
    scripts: own === undefined ? [] : [...imported, own],
    // A module's imports have their sheets before its own.
    styles: chunks.toReversed().flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
  }
}

/** The chunk of a module and the chunks of its static imports. */
function withImports(manifest: Manifest, source: string, seen: Set<string> = new Set()): ManifestEntry[] {
  const entry = manifest[source]
  if (!entry || seen.has(source)) return []
  seen.add(source)
  return [entry, ...(entry.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))]
}

/** Sums the bytes that a browser loads before it can use a page. */
import { languages, pathIn } from '#contract/messages/languages.ts'
import { ANY_TRIP_PATH, categoryPaths, paths } from '#contract/paths.ts'
import { fetchAnswer } from './raw-answer.ts'
import type { Bar, Row } from './table.ts'

const KILOBYTE_BYTES = 1000

/** Kilobytes of JavaScript (gzip) that a page may load before it answers. Each page has its own limit. */
const PAGES = [
  // Formats know the zone of a city whose clocks change, and the places of the home page are asked for by themselves.
  { path: paths.home, limit: 124.7 },
  { path: categoryPaths.explore, limit: 123 },
  // Rows, their density and the jump to an area took half a kilobyte.
  { path: paths.places, limit: 130.5 },
  // 132 kB is the limit of any public page in any language. Gujarati and Hindi take more bytes a letter.
  { path: paths.place('surat-castle'), limit: 132 },
]

export async function weighPages(origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const { path, limit } of PAGES) rows.push(...(await weighPage(origin, path, limit)))
  for (const language of languages.slice(1))
    for (const { path, limit } of PAGES) rows.push(await weighScripts(origin, pathIn(language, path), limit))
  return [...rows, await weighPlanner(origin)]
}

/** Pages in another language have the limits of the English ones, though their letters take three bytes each. */
async function weighScripts(origin: string, path: string, limit: number): Promise<Row> {
  const scripts = await scriptsOfPage(origin, path)
  return row(`${path} JavaScript, gzip`, await getSum(origin, scripts, 'gzip'), limit)
}

/** Kilobytes of JavaScript (gzip) that the plan of a trip loads besides what every page has. */
const PLANNER_LIMIT = 60

async function weighPlanner(origin: string): Promise<Row> {
  const [everywhere, scripts] = [await scriptsOfPage(origin, paths.about), await scriptsOfPage(origin, ANY_TRIP_PATH)]
  const own = scripts.filter((script) => !everywhere.includes(script))
  const bytes = await getSum(origin, own, 'gzip')
  return { ...row(`the plan of a trip, its own JavaScript, gzip`, bytes, PLANNER_LIMIT), note: `${own.length} files` }
}

async function scriptsOfPage(origin: string, path: string): Promise<string[]> {
  const html = (await fetchAnswer(origin + path)).body.toString()
  return withStaticImports(origin, getScripts(html))
}

async function getSum(origin: string, paths: readonly string[], encoding: string): Promise<number> {
  const answers = await Promise.all(paths.map((asset) => fetchAnswer(origin + asset, encoding)))
  return answers.reduce((total, { body }) => total + body.length, 0)
}

async function weighPage(origin: string, path: string, limit: number): Promise<Row[]> {
  const html = (await fetchAnswer(origin + path)).body.toString()
  const scripts = await withStaticImports(origin, getScripts(html))
  const styles = linked(html, /<link rel="stylesheet" href="([^"]+)"/g)
  const fonts = await getFonts(origin, styles)
  const sum = (assets: readonly string[], encoding: string) => getSum(origin, assets, encoding)
  const script = await sum(scripts, 'gzip')
  const style = await sum(styles, 'gzip')
  const font = await sum(fonts, 'identity')
  return [
    row(`${path} HTML, brotli`, await sum([path], 'br')),
    { ...row(`${path} JavaScript, gzip`, script, limit), note: `${scripts.length} files; aim 110 kB` },
    row(`${path} JavaScript, brotli`, await sum(scripts, 'br')),
    row(`${path} CSS, gzip`, style, 15),
    row(`${path} CSS, brotli`, await sum(styles, 'br')),
    row(`${path} fonts`, font, 40),
  ]
}

function row(name: string, bytes: number, limit?: number): Row {
  const kilobytes = bytes / KILOBYTE_BYTES
  const bar: { bar?: Bar } = limit === undefined ? {} : { bar: { text: `<= ${limit} kB`, isMet: kilobytes <= limit } }
  return { name, value: `${kilobytes.toFixed(1)} kB`, ...bar }
}

/** Scripts that the page loads at once, and those that it loads after the first paint. */
function getScripts(html: string): string[] {
  const atOnce = linked(html, /<script [^>]*src="([^"]+)"/g)
  const preloaded = linked(html, /<link rel="modulepreload" href="([^"]+)"/g)
  const later = linked(html, /<meta name="modules" content="([^"]*)"/g).flatMap((modules) => modules.split(' '))
  return [...atOnce, ...preloaded, ...later]
}

/** Fonts of every page. Fonts with a range of characters load only where a page shows one of them. */
async function getFonts(origin: string, styles: readonly string[]): Promise<string[]> {
  const sheets = await Promise.all(styles.map(async (path) => (await fetchAnswer(origin + path)).body.toString()))
  const faces = sheets.flatMap((sheet) => sheet.match(/@font-face\s*{[^}]*}/g) ?? [])
  return faces.filter((face) => !face.includes('unicode-range')).flatMap((face) => linked(face, /url\(([^)]+)\)/g))
}

function linked(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap((match) => match[1] ?? [])
}

/** Adds static imports, in case the page forgot to name a script. */
async function withStaticImports(origin: string, named: readonly string[]): Promise<string[]> {
  const known = new Set(named)
  for (const path of known) {
    const code = (await fetchAnswer(origin + path)).body.toString()
    const imported = linked(code, /(?:^|[;}])(?:import|export)\s*(?:[\w*${}\s,]+from\s*)?["'](\.[^"']+\.js)["']/g)
    for (const relative of imported) known.add(new URL(relative, origin + path).pathname)
  }
  return [...known]
}

/**
 * Writes every picture and the list of pictures, the same bytes each time.
 *
 *   node tools/illustrations/render.ts            write the files
 *   node tools/illustrations/render.ts --check    exit 1 if the files differ from the code
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brandMarks } from './brand.ts'
import { pictures } from './pictures.ts'
import { newSheet, type Picture } from './sheet.ts'
import { element, escaped } from './svg.ts'

const target = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'content', 'surat', 'illustrations')

/** Definitions come after composing, because composing is what collects them. */
export function printed(id: string, picture: Picture): string {
  const sheet = newSheet(id)
  const drawing = picture.compose(sheet)
  const { width, height } = picture
  return `${element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    `<title>${escaped(picture.alt)}</title>`,
    sheet.definitions(),
    drawing,
  )}\n`
}

/** Brand marks are files too, but not pictures of anything, so the list leaves them out. */
export function allFiles(): ReadonlyMap<string, string> {
  const ids = Object.keys(pictures).toSorted()
  const files = new Map<string, string>()
  const list: Record<string, { alt: string; width: number; height: number }> = {}
  for (const id of ids) {
    const picture = pictures[id]
    if (picture === undefined) continue
    files.set(`${id}.svg`, printed(id, picture))
    list[id] = { alt: picture.alt, width: picture.width, height: picture.height }
  }
  for (const [id, mark] of Object.entries(brandMarks)) files.set(`${id}.svg`, printed(id, mark))
  files.set('illustrations.json', `${JSON.stringify(list, null, 2)}\n`)
  return files
}

/** A missing file is simply one that differs. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Nothing is written when any picture breaks a rule, so a bad set never replaces a good one. */
function run(check: boolean): number {
  const files = allFiles()
  mkdirSync(target, { recursive: true })
  const stale = [...files].filter(([name, text]) => readIfThere(join(target, name)) !== text).map(([name]) => name)
  const strays = readdirSync(target).filter((name: string) => !files.has(name))
  for (const name of strays) console.error(`not made by this command: ${name}`)
  if (check) {
    for (const name of stale) console.error(`differs from its code: ${name}`)
    return stale.length + strays.length === 0 ? 0 : 1
  }
  for (const name of stale) writeFileSync(join(target, name), files.get(name) ?? '')
  console.log(`${files.size} files, ${stale.length} written`)
  return 0
}

process.exitCode = run(process.argv.includes('--check'))

import { brandMarks } from './brand.ts'
import { pictures } from './pictures.ts'
import { newSheet, type Picture } from './sheet.ts'
import { element, escaped } from './svg.ts'

/** Composes first, because composing collects the definitions. */
function printed(id: string, picture: Picture): string {
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

/**
 * Makes the text of every file by its name. The same code makes the same bytes. The list of pictures leaves out the brand
 * marks, which are files but show no subject.
 */
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

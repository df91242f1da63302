import { MissingFile } from './missing-file.ts'

/**
 * Times after which a part that did not load is requested again, in ms. After the last one, a message with "Try again"
 * appears in its place.
 */
const PAUSES_MS = [1_000, 3_000, 9_000, null]

/** Sheets of parts that load later, by the path of their file. */
const sheets = new Map<string, Promise<void>>()

/**
 * The build calls it for every `import()` of the pages, with the sheets of the part. It takes the place of the function
 * of Vite, which is longer because it can load scripts ahead, too.
 */
export async function loadWithStyles<Part>(load: () => Promise<Part>, paths: readonly string[] = []): Promise<Part> {
  for (const pauseMs of PAUSES_MS) {
    try {
      await Promise.all(paths.map(loadSheet))
      return await load()
    } catch (error) {
      // Browsers throw a type error for a script that does not come.
      if (pauseMs === null) throw error instanceof TypeError ? new MissingFile(error.message) : error
      dispatchEvent(new Event('vite:preloadError'))
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs)
        // The network may come back during the pause.
        addEventListener('online', resolve)
      })
    }
  }
  return load()
}

/** A sheet that could not be loaded is requested again the next time. */
function loadSheet(path: string): Promise<void> {
  const href = `/${path}`
  const known = sheets.get(path)
  if (known) return known
  const sheet = new Promise<void>((resolve, reject) => {
    // The page has named it already.
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return resolve()
    const link = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      sheets.delete(path)
      link.remove()
      reject(new MissingFile(`The sheet could not be loaded: ${href}`))
    })
  })
  sheets.set(path, sheet)
  return sheet
}

/**
 * Shows a sheet that came within a script (tools/sheets-in-scripts.ts). The policy of the page forbids `style` elements,
 * and allows sheets that scripts construct.
 */
export function adoptSheet(text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
}

import { join } from 'node:path'
import type { Plugin } from 'vite'
import { pageParts } from '../src/web/document/later-parts.ts'

const LOADER = join(import.meta.dirname, '../src/web/document/load-with-styles.ts')
const PREFIX = '\0sheet-in-script:'
const SHEET = /\.css$/
const PAGE = /-page\.tsx$|\/entry-client\.tsx$/

/** True for modules that a page names: its own one, and the program of all pages. The HTML of the server needs their sheets. */
function isNamed(id: string): boolean {
  return PAGE.test(id) || Object.values(pageParts).some((path) => id.endsWith(`/${path}`))
}

/** Modules that stand for a sheet, and the text of it. */
const STAND_IN = new RegExp(`^${PREFIX}|(?<=\\.css)(?:\\.js|\\?inline)$`, 'g')

/** The sheet of a module that stands for it, or the module itself. */
export function getSheet(id: string): string {
  return id.replace(STAND_IN, '')
}

/** Finds the sheets that no page names, because they belong to parts that scripts load and draw. */
export function findLateSheets(): { readonly plugin: Plugin; readonly lateSheets: ReadonlySet<string> } {
  const lateSheets = new Set<string>()
  const plugin: Plugin = {
    name: 'find-late-sheets',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const early = new Set(ids.filter(isNamed))
      for (const id of early) for (const imported of this.getModuleInfo(id)?.importedIds ?? []) early.add(imported)
      for (const id of ids) if (SHEET.test(id) && !early.has(id)) lateSheets.add(id)
    },
  }
  return { plugin, lateSheets }
}

/**
 * Puts the sheets of later parts into the scripts that draw them: one request less for each, and the sheet is there when
 * its part is.
 */
export function sheetsInScripts(lateSheets: ReadonlySet<string>): Plugin {
  return {
    name: 'sheets-in-scripts',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      filter: { id: SHEET },
      async handler(source, importer, options) {
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        // A module whose name ends in `.css` would be taken for a sheet.
        return found && lateSheets.has(found.id) ? `${PREFIX}${found.id}.js` : found
      },
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler: (id) => {
        const sheet = JSON.stringify(`${getSheet(id)}?inline`)
        const code = `import { adoptSheet } from ${JSON.stringify(LOADER)}\nimport sheet from ${sheet}\nadoptSheet(sheet)`
        return { code, moduleSideEffects: true }
      },
    },
  }
}

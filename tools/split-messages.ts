import { readFile } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import type { Plugin } from 'vite'

const MESSAGES = 'src/contract/messages'

const ROOT = join(import.meta.dirname, '..')
  .split(sep)
  .join('/')

/** These hold no groups of texts that pages show. */
const WHOLE = /\/(?:language|server-texts)\.ts$/

/** The name of a group of texts, behind the path of its file. */
const GROUP = /\?texts=(\w+)$/

/** An import of values. Line breaks stay, so that the lines of the code keep their numbers. */
const IMPORT = /^import \{([^}]*)\} from '([^']+\.ts)'/gm

/**
 * Gives each group of texts a module of its own in the build. A file of messages has all texts of a subject, and a page
 * loads the groups that it shows.
 */
export function splitMessages(): Plugin {
  return {
    name: 'split-messages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /messages\/|\.\// },
      handler: (code, id) => {
        const split = importGroups(code, id)
        return split === code ? null : { code: split, map: null }
      },
    },
    resolveId: {
      order: 'pre',
      filter: { id: GROUP },
      async handler(source, importer) {
        const [group = ''] = GROUP.exec(source) ?? []
        const file = await this.resolve(source.replace(GROUP, ''), importer, { skipSelf: true })
        return file && `${file.id}${group}`
      },
    },
    load: {
      filter: { id: GROUP },
      handler: async (id) => {
        const texts = await readFile(id.replace(GROUP, ''), 'utf8')
        return { code: selectGroup(texts, GROUP.exec(id)?.[1] ?? ''), moduleType: 'ts' }
      },
    },
  }
}

/**
 * Imports each group of texts by itself. Pure.
 * @param id path of the module
 */
export function importGroups(code: string, id: string): string {
  return code.replaceAll(IMPORT, (statement, names: string, source: string) =>
    isTexts(id, source) ? importEach(names, source) : statement,
  )
}

function isTexts(importer: string, source: string): boolean {
  if (WHOLE.test(source)) return false
  if (source.startsWith('#messages/')) return true
  if (!source.startsWith('.')) return false
  const file = posix.join(posix.dirname(importer.split(sep).join('/')), source)
  return new RegExp(`^${ROOT}/${MESSAGES}/[a-z]+/`).test(file)
}

function importEach(names: string, source: string): string {
  const each = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
  const imports = each.map((name) => `import { ${name} } from '${source}?texts=${name.split(' ')[0]}'`)
  return imports.join('; ') + names.replaceAll(/[^\n]/g, '')
}

/**
 * Leaves out the other groups of a file. Pure.
 * @throws Error if the file has no such group
 */
export function selectGroup(texts: string, group: string): string {
  const parts = texts.split(/^(?=export const )/m)
  const head = parts.find((part) => !part.startsWith('export ')) ?? ''
  const own = parts.find((part) => part.startsWith(`export const ${group} =`))
  if (own === undefined) throw new Error(`The messages have no ${group}.`)
  return head + own
}

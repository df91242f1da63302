import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const RIGHT_TO_LEFT: ReadonlySet<string | undefined> = new Set(['Arab', 'Hebr', 'Thaa'])

/**
 * Makes the folder of a language with the English texts, which its translator replaces. It is a language in work: the
 * type check of the contract leaves it out until the registries name it.
 * @param code subtag of a language (BCP 47)
 * @throws Error if it is none, or if the language has a folder
 */
export function createLanguage(messages: string, code: string): void {
  if (!/^[a-z]{2,3}$/.test(code)) throw new Error(`${code} is not the code of a language, such as mr.`)
  const folder = join(messages, code)
  if (existsSync(folder)) throw new Error(`There are messages of ${code} already, in ${folder}.`)
  mkdirSync(folder)
  for (const name of readdirSync(join(messages, 'en'))) {
    const english = readFileSync(join(messages, 'en', name), 'utf8')
    writeFileSync(
      join(messages, code, name),
      name === 'language.ts' ? describe(code) : holdAgainstEnglish(name, english),
    )
  }
  const project = join(messages, '..', 'tsconfig.json')
  writeFileSync(project, readFileSync(project, 'utf8').replace(/("exclude": \[[^\]]*)\]/, `$1, "messages/${code}"]`))
}

/** Writes a file's texts so that the type check compares them with the English ones. */
export function holdAgainstEnglish(name: string, texts: string): string {
  if (name === 'server-texts.ts') return texts
  const imports = `import type * as english from '../en/${name}'\nimport { translation } from '../translation.ts'\n`
  const held = texts.replace(/^export const (\w+) = \{/gm, 'export const $1 = translation<typeof english.$1>()({')
  return imports + held.replaceAll(/\} as const$/gm, '})')
}

function describe(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  const { script } = new Intl.Locale(code).maximize()
  const dir = RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr'
  const own = script === undefined || script === 'Latn' ? '' : `, script: '${script}'`
  return `import type { Language } from '../language.ts'

export const language = { code: '${code}', name: '${name}', dir: '${dir}', base: '/${code}'${own} } as const satisfies Language
`
}

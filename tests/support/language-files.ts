import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** These hold no texts of their own, and the registries check their types. */
const REGISTERED = new Set(['language.ts', 'server-texts.ts'])

/** Languages beside English by their folder. Those that the registry does not name yet are in work. */
export function furtherLanguages(messages: string): { readonly served: string[]; readonly inWork: string[] } {
  const registry = readFileSync(join(messages, 'languages.ts'), 'utf8')
  const folders = readdirSync(messages, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const further = folders.map(({ name }) => name).filter((name) => name !== 'en')
  const isServed = (language: string) => registry.includes(`from './${language}/language.ts'`)
  return { served: further.filter(isServed), inWork: further.filter((language) => !isServed(language)) }
}

/**
 * Files that served languages lack or have beyond the English ones, and files whose texts no type holds against English.
 */
export function problemsOfLanguages(messages: string): string[] {
  const english = readdirSync(join(messages, 'en'))
  return furtherLanguages(messages).served.flatMap((language) => {
    const own = readdirSync(join(messages, language)).filter((name) => name.endsWith('.ts'))
    const unknown = own.filter((name) => !english.includes(name)).map((name) => `${language}/${name} is unknown`)
    return [...english.flatMap((name) => getProblem(messages, language, name)), ...unknown]
  })
}

function getProblem(messages: string, language: string, name: string): string[] {
  const file = join(messages, language, name)
  if (!existsSync(file)) return [`${language} lacks ${name}`]
  const isHeld = REGISTERED.has(name) || /= translation<typeof /.test(readFileSync(file, 'utf8'))
  return isHeld ? [] : [`${language}/${name} is not held against English`]
}

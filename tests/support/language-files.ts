import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** These hold no texts of their own, and the registries check their types. */
const REGISTERED = new Set(['language.ts', 'server-texts.ts'])

/** Files that languages lack or have beyond the English ones, and files whose texts no type holds against English. */
export function problemsOfLanguages(messages: string): string[] {
  const english = readdirSync(join(messages, 'en'))
  const languages = readdirSync(messages, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'en',
  )
  return languages.flatMap(({ name: language }) => {
    const own = readdirSync(join(messages, language))
    const unknown = own.filter((name) => !english.includes(name)).map((name) => `${language}/${name} is unknown`)
    return [...english.flatMap((name) => problemOf(messages, language, name)), ...unknown]
  })
}

function problemOf(messages: string, language: string, name: string): string[] {
  const file = join(messages, language, name)
  if (!existsSync(file)) return [`${language} lacks ${name}`]
  const isHeld = REGISTERED.has(name) || /= translation<typeof /.test(readFileSync(file, 'utf8'))
  return isHeld ? [] : [`${language}/${name} is not held against English`]
}

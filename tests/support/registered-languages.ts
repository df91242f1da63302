import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const MESSAGES = 'src/contract/messages'

/**
 * Puts these languages in the place of all that a copy of the product has beside English. Their folders of messages must
 * be there.
 */
export function registerLanguages(folder: string, codes: readonly string[]): void {
  const write = (file: string, others: RegExp, getEntry: (code: string) => string) =>
    register(join(folder, MESSAGES, file), others, codes, getEntry)
  write('languages.ts', /(?<=\[en)\b[^\]]*/, (code) => `, ${code}`)
  write('server-texts.ts', /(?<=\{ en)\b[^}]*(?= \})/, (code) => `, ${code}`)
  for (const [file, name] of Object.entries({
    'language-offers.ts': 'languageOffer',
    'driver-cards.ts': 'driverCard',
  })) {
    const others = new RegExp(`(?<=en: \\{ ${name}: en \\},\\n)[^]*(?=\\} as const)`)
    write(file, others, (code) => `  ${code}: { ${name}: ${code} },\n`)
  }
}

function register(file: string, others: RegExp, codes: readonly string[], getEntry: (code: string) => string): void {
  const registry = readFileSync(file, 'utf8')
  const english = registry.replaceAll(/^import .* as (?!en\b)\w+ \} from .*\n/gm, '')
  const line = /^import .* as en .*\n/m.exec(english)?.[0] ?? ''
  const imports = codes.map((code) => line.replace('as en', `as ${code}`).replace('/en/', `/${code}/`))
  const registered = english.replace(line, [line, ...imports].join('')).replace(others, codes.map(getEntry).join(''))
  writeFileSync(file, registered)
}

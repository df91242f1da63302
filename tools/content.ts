/**
 * Compares the translations of a city's folder with its English texts: `npm run content -- translations`. It prints what
 * is missing, stale or overlong, and fails if there is any. With `--stamp` it first marks the entries in work that have
 * all texts as translations of the present English texts. The folder is `content/surat`, or the one named last.
 */
import { parseArgs } from 'node:util'
import { readContent } from '#server/guide/read-content.ts'
import { englishEntries } from '#server/guide/translations/english-entries.ts'
import { stampEntries } from '#server/guide/translations/stamp-entries.ts'
import { reportTranslations } from '#server/guide/translations/translation-report.ts'
import { printFailure } from './print-failure.ts'

const USAGE = 'Usage: npm run content -- translations [--stamp] [FOLDER]'

function run(): void {
  const { positionals, values } = parseArgs({ options: { stamp: { type: 'boolean' } }, allowPositionals: true })
  const [command, folder = 'content/surat'] = positionals
  if (command !== 'translations' || positionals.length > 2) throw new Error(USAGE)
  if (values.stamp) stamp(folder)
  const { lines, findings } = reportTranslations(readContent(folder))
  console.log(lines.join('\n'))
  if (findings.length > 0) process.exitCode = 1
}

function stamp(folder: string): void {
  const content = readContent(folder)
  const english = englishEntries(content)
  for (const translation of content.translations) {
    console.log(`${translation.language}: ${stampEntries(folder, translation, english)} entries stamped`)
  }
}

try {
  run()
} catch (error) {
  printFailure(error, null)
}

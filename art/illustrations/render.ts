/**
 * Writes every picture and the list of pictures, the same bytes each time.
 *
 *   node art/illustrations/render.ts            write the files
 *   node art/illustrations/render.ts --check    exit 1 if the files differ from the code
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allFiles } from './print.ts'
import { brokenRules } from './rules.ts'

const target = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'content', 'surat', 'illustrations')

/** A missing file counts as a file that differs. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function getProblems(name: string, text: string): readonly string[] {
  return name.endsWith('.svg') ? brokenRules(name.slice(0, -'.svg'.length), text).map((rule) => `${name} ${rule}`) : []
}

/** Writes no file when a picture breaks a rule, so a bad set never replaces a good one. */
function run(check: boolean): number {
  const files = allFiles()
  mkdirSync(target, { recursive: true })
  const broken = [...files].flatMap(([name, text]) => getProblems(name, text))
  for (const problem of broken) console.error(problem)
  if (broken.length > 0) return 1
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

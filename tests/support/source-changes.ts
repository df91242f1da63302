/** Changes of the sources of a copied product, as somebody who adds something to it makes them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A text that a file has exactly once, and what stands there instead. */
export type Change = { readonly file: string; readonly find: string; readonly replace: string }

/** An addition: new files by their path, and changes of others. */
export type Addition = { readonly added: Readonly<Record<string, string>>; readonly changes: readonly Change[] }

/** @throws Error if the copy does not have the text of a change exactly once */
export function applyAddition(folder: string, { added, changes }: Addition): void {
  for (const [file, source] of Object.entries(added)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), source)
  }
  for (const change of changes) applyChange(folder, change)
}

/** The files of an addition, each once. */
export function filesIn({ added, changes }: Addition): string[] {
  return [...new Set([...Object.keys(added), ...changes.map(({ file }) => file)])]
}

function applyChange(folder: string, { file, find, replace }: Change): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  if (before.split(find).length !== 2) throw new Error(`${file} does not have this text once: ${find}`)
  writeFileSync(
    path,
    before.replace(find, () => replace),
  )
}

const TRANSLATED = ['en', 'gu', 'hi']

/** One more text, in front of another one, in each language. */
export function addText(file: string, { line, before }: { line: string; before: string }): Change[] {
  return TRANSLATED.map((language) => ({
    file: `src/contract/messages/${language}/${file}`,
    find: `\n${before}`,
    replace: `\n${line}\n${before}`,
  }))
}

/** One more line in front of another one. */
export function addLine(file: string, line: string, { before }: { before: string }): Change {
  return { file, find: before, replace: `${line}\n${before}` }
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { findUnstorableCharacter } from '#contract/text/unstorable-character.ts'
import { textOfProblem } from './content-problems.ts'

/** Readers of the files of a city's folder. Each adds its errors to `problems`, by file, entry and field. */

function readJson(folder: string, file: string, problems: string[]): unknown {
  try {
    const json: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    const path = findUnstorableCharacter(json)
    if (path === null) return json
    problems.push(`${file} › ${nameInside(json, path)}: has the character U+0000, or half of a character`)
    return undefined
  } catch (error) {
    const reason = error instanceof SyntaxError ? `is not valid JSON: ${error.message}` : 'cannot be read'
    problems.push(`${file}: ${reason}`)
    return undefined
  }
}

/** Names the entry of a list. @param path dotted */
function nameInside(json: unknown, path: string): string {
  if (!Array.isArray(json)) return path
  const [index = '', ...rest] = path.split('.')
  return [entryName(json[Number(index)], Number(index)), rest.join('.')].join(' › ')
}

export function readFile<T>(folder: string, file: string, schema: z.ZodMiniType<T>, problems: string[]): T | undefined {
  const json = readJson(folder, file, problems)
  if (json === undefined) return undefined
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  problems.push(...parsed.error.issues.map((issue) => `${file} › ${describeInside(json, issue)}`))
  return undefined
}

/** @returns null if the folder lacks the file, undefined if the file has a problem */
export function readOptional<T>(
  folder: string,
  file: string,
  schema: z.ZodMiniType<T>,
  problems: string[],
): T | null | undefined {
  return existsSync(join(folder, file)) ? readFile(folder, file, schema, problems) : null
}

/** @returns null if the folder lacks the file, undefined if the file has a problem */
export function readOptionalList<T>(
  folder: string,
  file: string,
  schema: z.ZodMiniType<T>,
  problems: string[],
): T[] | null | undefined {
  return existsSync(join(folder, file)) ? readList(folder, file, schema, problems) : null
}

export function readList<T>(
  folder: string,
  file: string,
  schema: z.ZodMiniType<T>,
  problems: string[],
): T[] | undefined {
  const json = readJson(folder, file, problems)
  if (json === undefined) return undefined
  if (!Array.isArray(json)) {
    problems.push(`${file}: must be a list`)
    return undefined
  }
  const before = problems.length
  const entries = json.flatMap((entry: unknown, index): T[] => {
    const parsed = schema.safeParse(entry)
    if (parsed.success) return [parsed.data]
    problems.push(...parsed.error.issues.map((issue) => `${file} › ${entryName(entry, index)} › ${describe(issue)}`))
    return []
  })
  return problems.length === before ? entries : undefined
}

/** Names the entry of a list inside the file if the issue is about one: "events › entry 2 (diwali) › dates.0.to". */
function describeInside(json: unknown, issue: z.core.$ZodIssue): string {
  const [list, index, ...path] = issue.path
  if (typeof list !== 'string' || typeof index !== 'number') return describe(issue)
  const lists = z.looseObject({ [list]: z.array(z.looseObject({ slug: z.string() })) }).safeParse(json)
  const entry = lists.data?.[list]?.[index]
  return entry ? `${list} › ${entryName(entry, index)} › ${describe({ ...issue, path })}` : describe(issue)
}

/** A zod issue as "field: message". An unknown key is its own field. */
function describe(issue: z.core.$ZodIssue): string {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return `${issue.keys.map((key) => [...issue.path, key].join('.')).join(', ')}: unknown field`
  }
  const message = issue.code === 'invalid_key' ? issue.issues[0]?.message : issue.message
  return `${path || 'entry'}: ${textOfProblem(message ?? issue.message)}`
}

export function entryName(entry: unknown, index: number): string {
  const known = z.looseObject({ slug: z.string() }).safeParse(entry)
  return known.success ? `entry ${index + 1} (${known.data.slug})` : `entry ${index + 1}`
}

export function duplicates<T extends { slug: string }>(
  file: string,
  entries: readonly T[],
  field: string,
  getKey: (entry: T) => string,
): string[] {
  const first = new Map<string, number>()
  return entries.flatMap((entry, index) => {
    const key = getKey(entry)
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, index)
      return []
    }
    return [`${file} › ${entryName(entry, index)} › ${field}: the same as in entry ${earlier + 1}`]
  })
}

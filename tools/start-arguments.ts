import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const Package = z.object({ scripts: z.object({ start: z.string() }) })

/** Arguments that `npm start` gives to Node, the program last. package.json is their only source. */
export function readStartArguments(): string[] {
  const { scripts } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  return scripts.start.split(' ').slice(1)
}

import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const Package = z.object({ scripts: z.record(z.string(), z.string()) })

/** Arguments that `npm start` gives to Node, the program last. package.json is their only source. */
export function readStartArguments(): string[] {
  return readArgumentsFor('start')
}

/**
 * Arguments that a script of package.json gives to Node, the program last.
 * @throws Error when there is no such script, or it does not run Node
 */
export function readArgumentsFor(script: string): string[] {
  const { scripts } = Package.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const [command, ...rest] = (scripts[script] ?? '').split(' ')
  if (command !== 'node') throw new Error(`The script ${script} of package.json does not run Node`)
  return rest
}

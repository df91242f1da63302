import { Console } from 'node:console'

/** Messages of the server to its operator, besides the structured log of requests. */
export const operatorConsole = new Console({ stdout: process.stdout, stderr: process.stderr })

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table', 'group', 'groupCollapsed'] as const

/** More places of libraries that print are not named. */
const MAX_NAMED = 50

/**
 * Discards the output of libraries, because they print texts of strangers with their line breaks (docs/decisions/0084).
 * The first time, one line names the place in the library, without a word of what it printed.
 */
export function muteLibraries(): void {
  const named = new Set<string>()
  for (const method of METHODS) {
    console[method] = () => {
      const place = getCaller(new Error().stack)
      if (named.has(place) || named.size >= MAX_NAMED) return
      named.add(place)
      operatorConsole.warn('output of a library thrown away', { place })
    }
  }
}

/** Such as `opening_hours/build/opening_hours.js:44009:15`. */
function getCaller(stack = ''): string {
  const frame = stack.split('\n')[2] ?? ''
  return /node_modules\/([^)\s]+)/.exec(frame)?.[1] ?? /([^/()\s]+:\d+:\d+)\)?$/.exec(frame)?.[1] ?? 'unknown'
}

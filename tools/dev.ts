/** Builds and serves again whenever a source changes. */
import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { readStartArguments } from './start-arguments.ts'

/** Milliseconds to wait for an editor to have written all its files. */
const QUIET = 150

let server: ChildProcess | undefined

function run(file: string): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(process.execPath, [file], { stdio: 'inherit' }).on('exit', (code) => resolve(code === 0))
  })
}

async function restart(): Promise<void> {
  if (!(await run('tools/build.ts'))) return
  const previous = server
  if (previous && previous.exitCode === null) {
    const ended = new Promise((resolve) => previous.on('exit', resolve))
    previous.kill('SIGTERM')
    await ended
  }
  server = spawn(process.execPath, readStartArguments(), { stdio: 'inherit' })
}

let timer: NodeJS.Timeout | undefined
let working = Promise.resolve()
function schedule(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    working = working.then(restart)
  }, QUIET)
}

for (const folder of ['src', 'content']) watch(folder, { recursive: true }, schedule)
schedule()

import { execFileSync } from 'node:child_process'

/** Before tests that start the server: builds its program again when a source of it has changed. */
export default function buildProgram(): void {
  execFileSync(process.execPath, ['tools/prepare.mjs', 'program'], { stdio: 'inherit' })
}

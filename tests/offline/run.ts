/**
 * Stores the guide in a browser, stops the server, and opens every address of the guide: `npm run test:offline`. A word
 * after it names one of the files: `npm run test:offline -- updates`.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

/** It is measured, and runs alone: beside another test a start takes twice as long. */
const MEASURED = 'offline-cold-start.spec.ts'

const name = process.argv[2] ?? ''
const files = readdirSync('tests/e2e').filter((file) => file.startsWith(`offline-${name}`))
const others = files.filter((file) => file !== MEASURED)
const groups = [files.filter((file) => file === MEASURED), others].filter((group) => group.length > 0)
const statuses = groups.map(
  (group) =>
    spawnSync('playwright', ['test', ...group], {
      stdio: 'inherit',
      env: { ...process.env, TEST_SCOPE: 'full', TEST_SCALE: 'full' },
      shell: process.platform === 'win32',
    }).status,
)
process.exitCode = groups.length > 0 && statuses.every((status) => status === 0) ? 0 : 1

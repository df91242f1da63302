/** Stores the guide in a browser, stops the server, and opens every address of the guide: `npm run test:offline`. */
import { spawnSync } from 'node:child_process'

const { status } = spawnSync('playwright', ['test', 'offline-'], {
  stdio: 'inherit',
  env: { ...process.env, TEST_SCOPE: 'full' },
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1

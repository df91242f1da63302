import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { SQLITE_FILE } from '#server/platform/store/open.ts'
import { isFullSuite } from '../../../../tests/support/full-suite.ts'
import { createPicture } from '../../../../tests/support/images.ts'
import { runTool } from '../../../../tests/support/installations.ts'
import { callApiOverNetwork, measureTimeUntil } from '../../../../tests/support/network-calls.ts'
import { signUpOverNetwork } from '../../../../tests/support/network-users.ts'
import { startServer } from '../../../../tests/support/server-process.ts'
import { temporaryFolder } from '../../../../tests/support/stores.ts'

/** Everything below a folder, and the folder itself as `.`, that other users of the machine may read or enter. */
function openToOthers(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  )
  return [folder, ...paths]
    .filter((path) => (statSync(path).mode & 0o077) !== 0)
    .map((path) => relative(folder, path) || '.')
}

test.skipIf(process.platform === 'win32')(
  'all data belongs to the user of the server alone, also in a folder that was open before',
  { tags: 'weakness/open-files' },
  async () => {
    const dataDir = join(temporaryFolder(), 'data')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, SQLITE_FILE), '')
    chmodSync(join(dataDir, SQLITE_FILE), 0o644)
    chmodSync(dataDir, 0o755)
    const env = { DATA_DIR: dataDir }
    const server = await startServer(env)
    const { token, email } = await signUpOverNetwork(server.url)
    await callApiOverNetwork(server.url, 'POST /media/upload', { token, picture: await createPicture() })
    await callApiOverNetwork(server.url, 'POST /auth/forgot-password', { body: { email } })
    const names = () => readdirSync(dataDir, { recursive: true }).map(String)
    await measureTimeUntil(async () => names().some((name) => name.endsWith('.eml')))
    expect((await runTool('backup', { env })).status).toBe(0)
    expect(names()).toEqual(
      expect.arrayContaining([`${SQLITE_FILE}-wal`, expect.stringMatching(/\.webp$/), expect.stringMatching(/\.tar$/)]),
    )
    expect(openToOthers(dataDir)).toEqual([])
    await server.stop()
  },
)

test.skipIf(process.platform === 'win32' || !isFullSuite)(
  'commands leave no data open to others either',
  { tags: 'weakness/open-files' },
  async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const env = { DATA_DIR: dataDir }
    await runTool('demo', { args: ['--reviews', '5'], env })
    expect(openToOthers(dataDir)).toEqual([])
    chmodSync(dataDir, 0o755)
    await runTool('admin', { args: ['mails'], env })
    expect(openToOthers(dataDir)).toEqual([])
    await runTool('backup', { args: [join(dataDir, 'all.tar')], env })
    chmodSync(dataDir, 0o755)
    await runTool('restore', { args: [join(dataDir, 'all.tar')], env })
    expect(openToOthers(dataDir)).toEqual([])
  },
)

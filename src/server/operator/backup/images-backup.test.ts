import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallMediaUrl } from '#contract/account/media.ts'
import { backUp, restore } from '../../../../tests/support/backups.ts'
import { testInFull } from '../../../../tests/support/full-test.ts'
import { fetchFile, storedFiles } from '../../../../tests/support/images.ts'
import { fillInstallation } from '../../../../tests/support/installations.ts'
import { startS3Server } from '../../../../tests/support/s3-server.ts'
import { createStoreLocation, type StoreLocation } from '../../../../tests/support/stores.ts'
import { createTestAppAt } from '../../../../tests/support/test-app.ts'
import { readConfig } from '../../platform/config/config.ts'
import { openImages } from '../../account/media/open-images.ts'

async function getStatuses(location: StoreLocation, pictures: readonly string[], env = {}): Promise<number[]> {
  const testApp = await createTestAppAt(location, { env })
  const urls = pictures.flatMap((picture) => [picture, smallMediaUrl(picture)])
  const files = await Promise.all(urls.map((url) => fetchFile(testApp, url)))
  await testApp.close()
  return files.map(({ status }) => status)
}

testInFull(
  'images go from a bucket through a backup into another bucket, whose own are moved aside, and into a folder',
  async () => {
    const [there, here] = [{ S3_URL: (await startS3Server()).url }, { S3_URL: (await startS3Server()).url }]
    const source = await createStoreLocation('SQLite')
    const pictures = (await fillInstallation(source, there)).map(({ picture }) => picture)
    const { file } = await backUp(source, there)

    const used = await createStoreLocation('SQLite')
    const former = (await fillInstallation(used, here)).map(({ picture }) => picture)
    expect(await restore(used, file, here)).toMatchObject({ imagesAside: 4 })
    expect(await getStatuses(used, pictures, here)).toEqual([200, 200, 200, 200])
    expect(await getStatuses(used, former, here)).toEqual([404, 404, 404, 404])
    const stored = openImages(readConfig(here))
    expect(await stored.get(`before-restore-20260302T080000Z${former[0]?.slice('/media'.length)}`)).not.toBeNull()
    expect(storedFiles({ location: used })).toEqual([])

    const empty = await createStoreLocation('SQLite')
    await restore(empty, file)
    expect(await getStatuses(empty, pictures)).toEqual([200, 200, 200, 200])
  },
)

test('an image that the storage has lost is reported, and the rest is backed up and restored', async () => {
  const source = await createStoreLocation('SQLite')
  const [lost, stored] = (await fillInstallation(source)).map(({ picture }) => picture)
  rmSync(join(source.dataDir, 'uploads', lost?.slice(7, 9) ?? '', lost?.slice(7) ?? ''))
  const { file, manifest } = await backUp(source)
  expect(manifest.images).toMatchObject({ files: 7, missing: 1 })
  const target = await createStoreLocation('SQLite')
  await restore(target, file)
  expect(await getStatuses(target, [lost ?? '', stored ?? ''])).toEqual([404, 200, 200, 200])
})

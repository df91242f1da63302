import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { copyCityFolder } from '../../../tests/support/city-folder.ts'
import { openFreshStore, temporaryFolder } from '../../../tests/support/stores.ts'
import { listPlaces } from '../guide/places.store.ts'
import { markChanged } from '../platform/store/changes.ts'
import { operatorConsole } from '../platform/process/operator-console.ts'
import { renewContent } from './renew-content.ts'

const SLUG = 'surat-castle'

/** A store that has the folder’s content, and starts of the same program on it. */
async function openLoaded() {
  const folder = copyCityFolder()
  const program = join(temporaryFolder(), 'main.mjs')
  writeFileSync(program, 'one')
  const store = await openFreshStore('SQLite')
  const start = () => renewContent(store, folder.path, program)
  await start()
  /** A loading puts the missing place back, and a start that believes the noted state does not. */
  const isReadAgain = async () => {
    await store.db.deleteFrom('place').where('slug', '=', SLUG).execute()
    await start()
    return (await listPlaces(store.db)).some(({ slug }) => slug === SLUG)
  }
  return { folder, program, store, start, isReadAgain }
}

test('a folder that is loaded is not read again', async () => {
  const { isReadAgain } = await openLoaded()
  expect(await isReadAgain()).toBe(false)
})

test('another letter in a file of the same size and time is read', async () => {
  const { folder, isReadAgain } = await openLoaded()
  const { atime, mtime } = statSync(folder.placesFile)
  writeFileSync(folder.placesFile, readFileSync(folder.placesFile, 'utf8').replace('Dutch', 'Dotch'))
  utimesSync(folder.placesFile, atime, mtime)
  expect(await isReadAgain()).toBe(true)
  expect(await isReadAgain()).toBe(false)
})

test('a picture that is gone is reported at each start', async () => {
  const { folder, start } = await openLoaded()
  const report = vi.spyOn(operatorConsole, 'error').mockReturnValue(undefined)
  folder.remove('illustrations/365-the-travel-cafe.svg')
  await start()
  await start()
  expect(report).toHaveBeenCalledTimes(2)
  report.mockRestore()
})

test('another program reads the folder', async () => {
  const { program, isReadAgain } = await openLoaded()
  writeFileSync(program, 'two')
  expect(await isReadAgain()).toBe(true)
})

test('the folder is read after a change of the guide and after a draft', async () => {
  const { store, isReadAgain } = await openLoaded()
  await store.db.transaction().execute((transaction) => markChanged(transaction, 'guide'))
  expect(await isReadAgain()).toBe(true)
  const document = JSON.stringify((await listPlaces(store.db))[0])
  const draft = { slug: 'a-draft', name_key: 'a draft', version: 1, document, has_draft: 1 } as const
  const unset = { publish_at: null, retired_at: null, replaced_by: null, folder_hash: null, folder_document: null }
  await store.db
    .insertInto('desk_place')
    .values({ ...draft, ...unset })
    .execute()
  expect(await isReadAgain()).toBe(true)
  expect(await isReadAgain()).toBe(false)
})

test('a program in several files reads the folder at each start', async () => {
  const { folder, store } = await openLoaded()
  await store.db.deleteFrom('place').where('slug', '=', SLUG).execute()
  await renewContent(store, folder.path, null)
  expect((await listPlaces(store.db)).some(({ slug }) => slug === SLUG)).toBe(true)
})

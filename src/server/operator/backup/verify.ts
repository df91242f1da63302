import { readMigrations } from '../../platform/store/migrate.ts'
import { ArchiveError, readArchive, type Member } from './archive.ts'
import { getImage, Manifest, MANIFEST_NAME, getTable } from './manifest.ts'

/**
 * Reads a whole backup and changes nothing.
 * @throws ArchiveError when the file is no backup, is damaged or cut short, or comes from an unknown version
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  let last: Member | null = null
  let images = 0
  const tables = new Set<string>()
  for await (const { name, bytes } of readArchive(file)) {
    const table = getTable(name)
    if (name === MANIFEST_NAME) last = { name, bytes }
    else if (table !== undefined) tables.add(table)
    else if (getImage(name) !== undefined) images += 1
    else throw new ArchiveError(`${file} holds ${name}, which no backup has.`)
  }
  // The sums of all members are checked by now, so the manifest can be trusted.
  const manifest = last && Manifest.parse(JSON.parse(last.bytes.toString()))
  if (manifest?.images.files !== images) throw new ArchiveError(`${file} does not hold what it says.`)
  const named = new Set(manifest.tables.map(({ name }) => name))
  if ([...tables].some((name) => !named.has(name))) throw new ArchiveError(`${file} does not hold what it says.`)
  refuseUnknownSchema(manifest, file)
  return manifest
}

function refuseUnknownSchema({ migrations }: Manifest, file: string): void {
  const known = readMigrations()
  for (const [index, { name, checksum }] of migrations.entries()) {
    const own = known[index]
    if (own?.name === name && own.checksum === checksum) continue
    const isNewer = !known.some((migration) => migration.name === name)
    throw new ArchiveError(
      isNewer
        ? `${file} was made by a newer version of Safarnama: it has ${name}, unknown here.`
        : `${file} was made by a changed version of Safarnama: its ${name} is not ours.`,
    )
  }
}

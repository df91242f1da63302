import { findCity } from '../content/city.store.ts'
import type { Pictures } from '../content/pictures.ts'
import { readVersion, watchChanges } from '../store/changes.ts'
import type { Database } from '../store/open.ts'
import { listSuggestedTrips } from '../trips/suggested-trips.store.ts'
import { createGuide, type Guide } from './guide.ts'
import { listPlaces } from './places.store.ts'

/** Holds the guide in memory and renews it when any process changes the content. */
export type GuideHolder = {
  current(): Guide
  close(): void
}

/** @throws Error when the database has never been given a content folder that was free of faults */
export async function holdGuide(db: Database, pictures: Pictures): Promise<GuideHolder> {
  let guide = await readGuide(db, pictures)
  const stop = watchChanges({
    db,
    topic: 'guide',
    seen: () => guide.version,
    onChange: async () => {
      guide = await readGuide(db, pictures)
    },
  })
  return { current: () => guide, close: stop }
}

async function readGuide(db: Database, pictures: Pictures): Promise<Guide> {
  // The counter is read first: a change in between makes the next look renew once too often, never once too rarely.
  const version = await readVersion(db, 'guide')
  const city = await findCity(db)
  if (!city) throw new Error('There is no content yet: mend the faults of the content folder and start again')
  return createGuide({ version, city, places: await listPlaces(db), trips: await listSuggestedTrips(db) }, pictures)
}

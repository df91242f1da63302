import { announce } from './announcements.ts'
import { insertPeople } from './people.ts'
import { uploadPictures } from './pictures.ts'
import { postReviews } from './reviews.ts'
import { planTrips } from './trips.ts'
import { openDemoServices } from './demo-services.ts'

const TRIP_OWNERS = 8

/** All data is older than `anchor`. `pictures` is the number of places with a picture. */
export type DemoOptions = { reviews: number; pictures: number; anchor: Date; password: string }

export type DemoSummary = { travellers: number; adminEmail: string; travellerEmail: string }

/** Fills the embedded database of `DATA_DIR`. The same options make the same data, except for the hash of the password. */
export async function fillWithDemoData(
  env: Readonly<Record<string, string | undefined>>,
  { reviews, pictures, anchor, password }: DemoOptions,
): Promise<DemoSummary> {
  const demo = await openDemoServices(env, anchor)
  try {
    const places = demo.services.guide.current().index
    const { admin, travellers } = await insertPeople(demo, password, Math.min(100, Math.max(12, reviews)))
    const owners = travellers.map(({ id }) => id)
    const uploaded = await uploadPictures(demo, { places: places.slice(0, pictures), owners })
    await postReviews(demo, { count: reviews, places, travellers, pictures: uploaded })
    await planTrips(demo, travellers.slice(0, TRIP_OWNERS))
    await announce(demo, admin)
    return {
      travellers: travellers.length,
      adminEmail: admin.email,
      travellerEmail: travellers[0]?.email ?? '',
    }
  } finally {
    await demo.close()
  }
}

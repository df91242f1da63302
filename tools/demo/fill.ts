import { announce } from './announcements.ts'
import { settlePeople } from './people.ts'
import { takePictures } from './pictures.ts'
import { postReviews } from './reviews.ts'
import { planTrips } from './trips.ts'
import { openDemoWorld } from './world.ts'

const TRIP_OWNERS = 8

/** All data is older than `anchor`. `pictures` is the number of places with a picture. */
export type DemoWish = { reviews: number; pictures: number; anchor: Date; password: string }

export type DemoSummary = { travellers: number; adminEmail: string; travellerEmail: string }

/** Fills the embedded database of `DATA_DIR`. Equal wishes make equal data, except for the hash of the password. */
export async function fillWithDemoData(
  env: Readonly<Record<string, string | undefined>>,
  { reviews, pictures, anchor, password }: DemoWish,
): Promise<DemoSummary> {
  const world = await openDemoWorld(env, anchor)
  try {
    const places = world.services.guide.current().index
    const { admin, travellers } = await settlePeople(world, password, Math.min(100, Math.max(12, reviews)))
    const owners = travellers.map(({ id }) => id)
    const taken = await takePictures(world, { places: places.slice(0, pictures), owners })
    await postReviews(world, { count: reviews, places, travellers, pictures: taken })
    await planTrips(world, travellers.slice(0, TRIP_OWNERS))
    await announce(world, admin)
    return {
      travellers: travellers.length,
      adminEmail: admin.email,
      travellerEmail: travellers[0]?.email ?? '',
    }
  } finally {
    await world.close()
  }
}

import type { Config } from '../config/config.ts'
import { createGeocoder } from '../geocode/geocoder.ts'
import type { Services } from './services.ts'
import type { Store } from '../store/open.ts'
import { readOutlines, type Outlines } from '../map/outlines.ts'
import { createTiles } from '../map/tiles.ts'

type World = {
  config: Config
  store: Store
  now: () => Date
  /** Told when a service outside fails so often that it is left alone for a while. */
  onAway?: (service: string, reason: string) => void
}

/** Everything that maps are made of, from outside and from the city's folder. */
export function openMaps(world: World): Pick<Services, 'geocoder' | 'tiles' | 'outlines'> {
  const telling = (service: string) => (reason: string) => world.onAway?.(service, reason)
  return {
    geocoder: createGeocoder({ ...world, onAway: telling('The geocoder') }),
    tiles: createTiles({ ...world, onAway: telling('The source of tiles') }),
    outlines: readOutlinesIfSound(world.config.cityDir),
  }
}

function readOutlinesIfSound(cityDir: string): Outlines | null {
  try {
    return readOutlines(cityDir)
  } catch (error) {
    console.error(`outlines.json is no map and is left out: ${String(error)}`)
    return null
  }
}

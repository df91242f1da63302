import { getPriceLevel } from '#contract/place/known-price.ts'
import type { PhotoFocus } from '#contract/place/photo-focus.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'
import { findNearby } from './nearby.ts'
import { smallPicture, type PictureFor, type Pictures } from './pictures.ts'
import type { Place } from './places.store.ts'

const NEARBY_COUNT = 4

/** The fields that every form of a place has, without those that are computed from hours. */
export function sharedFields(place: Place, { location, getPicture }: { location: string; getPicture: PictureFor }) {
  const { alt: imgAlt, focus } = getPicture(place)
  return {
    name: place.name,
    description: place.description,
    location,
    // The mean of this site's reviews. It is 0 without reviews.
    rating: 0,
    ratingCount: 0,
    slug: place.slug,
    category: place.category,
    kind: place.kind,
    locality: place.locality,
    precision: place.geo.precision,
    priceLevel: getPriceLevel(place),
    verified: place.confidence !== 'low',
    imgAlt,
    ...imgFocus(focus),
  }
}

function imgFocus(focus: PhotoFocus | undefined): { imgFocus?: PhotoFocus } {
  return focus ? { imgFocus: focus } : {}
}

/** The position of a place. Null: it is known only by its area. */
export function getGeo({ geo: { lat, lng } }: Pick<Place, 'geo'>) {
  return lat === null || lng === null ? null : { lat, lng }
}

/** The minimum of a place, with the small size of its picture. */
export function getIndexEntry(place: Place, getPicture: PictureFor): PlaceIndexEntry {
  const { slug, name, kind, locality, geo } = place
  const { src, focus } = getPicture(place)
  const img = smallPicture(src)
  return { slug, name, kind, locality, precision: geo.precision, geo: getGeo(place), img, ...imgFocus(focus) }
}

/** The fields that only the page of a place shows. */
export function getDetail(place: Place, places: readonly Place[], { getPicture, getPhotos }: Pictures) {
  const { geo: _geo, confidence: _confidence, illustration: _illustration, ...rest } = place
  const { photo: _photo, photos: _photos, ...facts } = rest
  const photos = getPhotos(place)
  const [photo] = photos
  return {
    ...facts,
    facts: place.facts ?? {},
    sources: place.sources.length > 0 ? place.sources : sourcesOfFacts(place.facts ?? {}),
    img: getPicture(place).src,
    geo: getGeo(place),
    photo: photo ? { credit: photo.credit, license: photo.license } : null,
    ...(photos.length > 0 && { photos: [...photos] }),
    nearby: findNearby(place, places, NEARBY_COUNT).map(({ place: other, distance }) => {
      const { src, alt: imgAlt, focus } = getPicture(other)
      const { slug, name, locality } = other
      return { slug, name, locality, img: smallPicture(src), imgAlt, ...imgFocus(focus), distance }
    }),
  }
}

/** Sources of the facts of a place. They are used if the place itself names none. */
function sourcesOfFacts(facts: ResearchedFacts): string[] {
  const single = Object.values(facts).map((fact) => (fact !== undefined && 'source' in fact ? fact.source : null))
  const all = [...single, ...(facts.cautions ?? []).map(({ source }) => source)]
  return [...new Set(all)].filter((source) => typeof source === 'string')
}

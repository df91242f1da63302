import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { TILE_ZOOMS, tileName, tileRange } from '#contract/map/base-map.ts'
import { hashOfMediaUrl, MEDIA_BASE, mediaUrl, smallMediaUrl } from '#contract/account/media.ts'
import { PHOTOS, type PackEntry } from '#contract/city/pack.ts'
import { pathIn, type KnownLanguage } from '#contract/messages/languages.ts'
import { ANY_TRIP_PATH, categoryPaths, paths } from '#contract/paths.ts'
import type { Images } from '../account/media/images.ts'
import { emptyPages } from '../guide/empty-pages.ts'
import type { Guide } from '../guide/guide.ts'
import { PICTURES_PATH, type Pictures } from '../guide/pictures.ts'
import { BASE_MAP_PATH, LANDMARKS, type ServedMap } from '../map/base-map.ts'
import type { BaseMaps } from '../map/base-maps.ts'
import { drawStaticMap, readStaticMapName } from '../map/static-map.ts'
import type { Outlines } from '../map/outlines.ts'
import type { PackAddress } from './pack-manifest.ts'

/**
 * Pages whose data a device has without a network, and the shells of pages that show data of the user from the device.
 */
const FIXED_PAGES = [
  'home',
  'about',
  'privacy',
  'places',
  'suggestedTrips',
  'seasons',
  'phrases',
  'dishes',
  'services',
  'planYourTrip',
  'myTrips',
  'tripList',
  'wishlist',
  'profile',
  'offline',
  'search',
  'reviews',
] as const

const LIST_PATHS = [paths.places, ...Object.values(categoryPaths)]

/** @returns paths with query, without the base of a language */
export function packedPages(guide: Pick<Guide, 'slugs' | 'city'>): readonly string[] {
  const empty: readonly string[] = emptyPages(guide.city)
  return [
    ...FIXED_PAGES.filter((page) => !empty.includes(page)).map((page) => paths[page]),
    ...Object.values(categoryPaths),
    ...LIST_PATHS.map((path) => `${path}?view=map`),
    ANY_TRIP_PATH,
    ...guide.slugs.map(paths.place),
  ]
}

export function urlOfPage(language: KnownLanguage, path: string): string {
  return pathIn(language, path)
}

/** The files of the build that the guide loads, with the forms that the build has compressed. */
export function programAddresses(clientDir: string, files: readonly string[]): readonly PackAddress[] {
  const getAddress = (url: string) => ({
    url,
    part: 'program' as const,
    read: async () => {
      const file = join(clientDir, url)
      const identity = await readFile(file)
      return existsSync(`${file}.br`) ? { identity, br: await readFile(`${file}.br`) } : { identity }
    },
  })
  // The icon keeps its address when it changes.
  return [...files.map((url) => ({ ...getAddress(url), isImmutable: true as const })), getAddress('/favicon.svg')]
}

type Point = { readonly lat: number; readonly lng: number }

type MapSources = {
  readonly map: ServedMap | null
  readonly outlines: Outlines | null
  readonly points: readonly Point[]
}

/**
 * The landmarks, the outlines beyond the map, and its tiles: all of them from far, and those around places from near. All
 * tiles from near would be thousands of requests, most of them for fields.
 * @param points positions of places
 */
export function mapAddresses({ map, outlines, points }: MapSources): readonly PackAddress[] {
  const around = outlines ? [immutable(outlines.path, 'map', async () => outlines.bytes)] : []
  if (!map) return around
  const names = [LANDMARKS, ...getTileNames(map, points)].filter((name) => map.has(name))
  return [
    ...around,
    ...names.map((name) => immutable(`${BASE_MAP_PATH}${map.version}/${name}`, 'map', () => map.read(name))),
  ]
}

/** From this zoom on, tiles away from places are left out. */
const NEAR_ZOOM = 13

function getTileNames({ index: { bounds } }: ServedMap, points: readonly Point[]): string[] {
  const zooms = Array.from({ length: TILE_ZOOMS.max - TILE_ZOOMS.min + 1 }, (_, step) => TILE_ZOOMS.min + step)
  const names = zooms.flatMap((zoom) =>
    zoom < NEAR_ZOOM
      ? tilesIn(tileRange(bounds, zoom), zoom)
      : points.flatMap(({ lat, lng }) => {
          const { x, y } = tileRange({ west: lng, east: lng, south: lat, north: lat }, zoom)
          return tilesIn({ x: [x[0] - 1, x[1] + 1], y: [y[0] - 1, y[1] + 1] }, zoom)
        }),
  )
  return [...new Set(names)]
}

type Range = ReturnType<typeof tileRange>

function tilesIn(range: Range, z: number): string[] {
  return between(range.x).flatMap((x) => between(range.y).map((y) => tileName({ z, x, y })))
}

function between([first, last]: readonly [number, number]): number[] {
  return Array.from({ length: last - first + 1 }, (_, step) => first + step)
}

type Files = {
  readonly pictures: Pick<Pictures, 'find'>
  readonly baseMaps: Pick<BaseMaps, 'find'>
  readonly images: Pick<Images, 'get'>
}

/** Finds the file of a drawing, of a drawn map, or of the small size of a photo by its URL. */
export function createFileFinder({ pictures, baseMaps, images }: Files): (url: string) => PackAddress | null {
  return (url) => {
    if (url.startsWith(PICTURES_PATH)) {
      const file = pictures.find(url.slice(PICTURES_PATH.length))
      return file ? immutable(url, url.endsWith('.svg') ? 'drawings' : PHOTOS, async () => file.bytes) : null
    }
    if (url.startsWith(`${MEDIA_BASE}/`)) return findPhoto(url, images)
    const [version = '', name = ''] = url.slice(BASE_MAP_PATH.length).split('/', 2)
    const map = baseMaps.find(version)
    const picture = map && readStaticMapName(name, map.index.bounds)
    if (!map || !picture) return null
    return immutable(url, 'drawings', async () => Buffer.from(await drawStaticMap(map, picture)))
  }
}

/** Phones show the small size of an uploaded photo. A storage that is away costs its photos and nothing else. */
function findPhoto(url: string, images: Pick<Images, 'get'>): PackAddress | null {
  const hash = hashOfMediaUrl(url.replace('-small.', '.'))
  if (hash === null) return null
  const small = smallMediaUrl(mediaUrl(hash))
  const name = small.slice(MEDIA_BASE.length + 1)
  return immutable(small, PHOTOS, () => images.get(name).catch(() => null))
}

/** It is compressed in its group, if it travels in one. */
function immutable(url: string, part: PackEntry['part'], read: () => Promise<Buffer | null>): PackAddress {
  const readBody = async () => {
    const identity = await read()
    return identity && { identity }
  }
  return { url, part, read: readBody, isImmutable: true }
}

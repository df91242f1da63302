import { FOCUS_STEP, type PhotoFocus } from '#contract/place/photo-focus.ts'
import { isList, isObject, valueAt, withValue, type Json, type Path } from './edited-text.ts'

/** Path of the photos of a place in the form. */
export const PHOTOS: Path = ['photos']

/** The text with its photos in one list. Folders of earlier versions have one photo beside it. */
export function withPhotoList(text: Json): Json {
  const { photo } = isObject(text) ? text : {}
  if (photo === undefined) return text
  return withValue(withValue(text, ['photo'], undefined), PHOTOS, [photo, ...photosIn(text)])
}

export function photosIn(text: Json): readonly Json[] {
  const photos = valueAt(text, PHOTOS)
  return isList(photos) ? photos : []
}

/** An uploaded picture without texts. */
export function newPhoto(url: string): Json {
  return { file: url, alt: '', credit: '', license: '' }
}

/** @param index of the item that changes its place with the next one */
export function withNextFirst<T>(items: readonly T[], index: number): readonly T[] {
  const [item, next] = [items[index], items[index + 1]]
  if (item === undefined || next === undefined) return items
  return items.with(index, next).with(index + 1, item)
}

const MIDDLE: PhotoFocus = { x: 50, y: 50 }

export function getFocus(photo: Json | undefined): PhotoFocus {
  const focus = valueAt(photo ?? null, ['focus'])
  const { x, y } = isObject(focus) ? focus : {}
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : MIDDLE
}

/** The step that is nearest to a part of the width or of the height, from 0 to 1. */
export function stepAt(part: number): number {
  const step = Math.round((part * 100) / FOCUS_STEP) * FOCUS_STEP
  return Math.min(100, Math.max(0, step))
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** @returns null for a key that moves nothing */
export function movedFocus({ x, y }: PhotoFocus, key: string): PhotoFocus | null {
  const move = moves[key]
  if (!move) return null
  return { x: stepAt((x + move[0] * FOCUS_STEP) / 100), y: stepAt((y + move[1] * FOCUS_STEP) / 100) }
}

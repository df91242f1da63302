import { byNight } from '../night.ts'
import type { Picture } from '../sheet.ts'
import { hero } from './hero.ts'

export const heroNight: Picture = {
  ...hero,
  alt: 'The Tapi by moonlight with the castle rampart and the domes, minarets and clock tower of old Surat, their windows lit, and kites overhead.',
  compose: (sheet) =>
    byNight(
      hero.compose({
        ...sheet,
        pattern: (width, height, tile, more) => sheet.pattern(width, height, byNight(tile), more),
        reuse: (drawing) => sheet.reuse(byNight(drawing)),
      }),
    ),
}

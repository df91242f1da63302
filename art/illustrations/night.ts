import { brick, gold, green, indigo, marigold, paper, silt, skin } from './palette.ts'

/** Each ink of the day with its ink by moonlight. Skies become indigo, walls lose their light, and windows are lit. */
const nightInks: Readonly<Record<string, string>> = {
  [brick.light]: indigo.deep,
  [marigold.light]: indigo.dark,
  [marigold.pale]: indigo.dark,
  [gold.pale]: indigo.base,
  [gold.light]: paper.pale,
  [marigold.dark]: indigo.light,
  [brick.pale]: brick.base,
  [brick.base]: brick.dark,
  [brick.dark]: brick.deep,
  [brick.deep]: gold.light,
  [paper.pale]: paper.base,
  [paper.light]: silt.light,
  [paper.base]: silt.base,
  [paper.dark]: silt.dark,
  [paper.deep]: silt.deep,
  [silt.pale]: silt.base,
  [silt.light]: silt.base,
  [silt.base]: silt.dark,
  [silt.dark]: silt.deep,
  [green.light]: green.base,
  [green.base]: green.dark,
  [green.dark]: green.deep,
  [indigo.light]: indigo.base,
  [indigo.base]: indigo.dark,
  [indigo.dark]: indigo.deep,
  [gold.base]: gold.dark,
  [gold.dark]: gold.deep,
  [marigold.base]: marigold.deep,
  [skin.light]: skin.dark,
}

/** A drawing in the inks of the night. Inks without a pair stay. */
export function byNight(drawing: string): string {
  return drawing.replaceAll(/#[\da-f]{6}/g, (ink) => nightInks[ink] ?? ink)
}

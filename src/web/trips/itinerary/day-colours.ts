/** Colours of days repeat after this many (trip-page.css). */
const COLOURS = 6

/** @param index of the day in its trip, from 0 */
export function colourOfDay(index: number): number {
  return (index % COLOURS) + 1
}

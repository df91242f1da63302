/** Makes a random generator that gives the same numbers for the same seed, from 0 to less than 1. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Scatters drawings in a disc with even density, for sev, seeds and stars. */
export function scatterInDisc(
  seed: number,
  count: number,
  cx: number,
  cy: number,
  radius: number,
  draw: (x: number, y: number, turn: number, index: number) => string,
): string {
  const next = seeded(seed)
  let drawn = ''
  for (let index = 0; index < count; index += 1) {
    const distance = Math.sqrt((index + 0.5) / count) * radius
    const angle = index * 2.39996 + next() * 0.9
    drawn += draw(cx + Math.cos(angle) * distance, cy + Math.sin(angle) * distance, next() * 180, index)
  }
  return drawn
}

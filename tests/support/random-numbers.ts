/** Numbers from 0 to 1, the same for the same seed on every machine: what is drawn can be drawn again. */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

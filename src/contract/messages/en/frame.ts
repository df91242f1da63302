/** Texts of the page around the program. The program itself does not load them. */
export const frame = {
  connecting: 'Still connecting …',
  /** Before a link named `retry`. */
  incomplete: 'A part of this page did not load.',
} as const

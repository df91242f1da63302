/** Texts at the address of a retired place. */
export const gonePlace = {
  title: 'This place is no longer in the guide',
  text: 'The editors took it out: it has closed, moved or become a part of another place.',
  instead: 'See {place} instead',
} as const

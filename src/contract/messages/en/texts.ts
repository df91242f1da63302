export const texts = {
  tooLong: 'This text is too long',
} as const

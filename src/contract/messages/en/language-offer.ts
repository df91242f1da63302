/** The bar that offers this language on the pages of another one. */
export const languageOffer = {
  text: 'This page is in English, too.',
  accept: 'Read in English',
  decline: 'No, thanks',
} as const

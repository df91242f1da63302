/** Texts on the preview pictures for shared pages. */
export const socialCards = {
  about: 'How this guide is made',
  alt: '{title}. {site}, the guide to {city}. {seen}',
  region: '{region}, {country}',
} as const

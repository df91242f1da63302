/** The pictures that other sites show where a page is shared. */
export const socialCards = {
  about: 'How this guide is made',
  alt: '{title}. {site}, the guide to {city}. {seen}',
  region: '{region}, {country}',
} as const

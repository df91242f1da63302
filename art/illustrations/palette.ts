/**
 * The seven inks of the guide and their tints.
 *
 * Every picture takes all of its colours from here. Few inks make the pictures
 * look alike, and one file changes the colours of a city.
 */
export type Tints = {
  readonly deep: string
  readonly dark: string
  readonly base: string
  readonly light: string
  readonly pale: string
}

export const indigo: Tints = {
  deep: '#171f47',
  dark: '#25336b',
  base: '#3a4f94',
  light: '#7d8fc2',
  pale: '#bcc6e0',
}

export const gold: Tints = {
  deep: '#805714',
  dark: '#ad7d22',
  base: '#d5a338',
  light: '#e6c26c',
  pale: '#efdaa3',
}

export const paper: Tints = {
  deep: '#b39d78',
  dark: '#cdb994',
  base: '#e2d3b4',
  light: '#ecdfc6',
  pale: '#f4ead7',
}

export const marigold: Tints = {
  deep: '#a3430f',
  dark: '#c65a17',
  base: '#e27a26',
  light: '#efa25a',
  pale: '#f3c795',
}

export const silt: Tints = {
  deep: '#362c27',
  dark: '#5a4a3f',
  base: '#846f5d',
  light: '#ae9780',
  pale: '#cfbda5',
}

export const green: Tints = {
  deep: '#15372f',
  dark: '#225244',
  base: '#397859',
  light: '#77a783',
  pale: '#b4cda9',
}

export const brick: Tints = {
  deep: '#64211f',
  dark: '#8e322b',
  base: '#b54a39',
  light: '#d3806a',
  pale: '#e8b9a3',
}

/** Skin is drawn in silt and brick tints so that people belong to the same print. */
export const skin = { light: '#a8734f', dark: '#7d4f36' } as const

import { toNormalForm } from './normal-form.ts'

/** A name in Latin letters as a part of an address: `Café d’Or` becomes `cafe-dor`. Empty without a Latin letter or digit. */
export function slugOfName(name: string): string {
  return toNormalForm(name, 'NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '')
}

/** Short enough to be read in an address. */
const MAX_SLUG_LENGTH = 60

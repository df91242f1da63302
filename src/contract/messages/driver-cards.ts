import { driverCard as en } from './en/home.ts'
import { driverCard as gu } from './gu/home.ts'
import { driverCard as hi } from './hi/home.ts'
import type { LanguageCode } from './languages.ts'
import type { Shape } from './translation.ts'

/** The driver may read any of our languages, so the card holds all of them. */
export const driverCards = {
  en: { driverCard: en },
  gu: { driverCard: gu },
  hi: { driverCard: hi },
} as const satisfies Record<LanguageCode, { driverCard: Shape<typeof en> }>

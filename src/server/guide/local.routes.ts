import type { localOperations } from '#contract/city/local.operations.ts'
import type { HandlersFor } from '../platform/http/handler.ts'
import type { GuideHolder } from './guide-holder.ts'

type LocalDeps = { guide: Pick<GuideHolder, 'current'> }

/** Dishes and services. A city without them has empty lists. */
export function localHandlers({ guide }: LocalDeps): HandlersFor<typeof localOperations> {
  return {
    listDishes: (_input, { language }) => ({ success: true, dishes: [...guide.current(language).dishes] }),
    listServices: (_input, { language }) => ({ success: true, services: [...guide.current(language).services] }),
  }
}

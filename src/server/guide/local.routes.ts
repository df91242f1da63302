import type { Handlers } from '../platform/http/handler.ts'
import type { GuideHolder } from './guide-holder.ts'

/** Dishes and services. A city without them has empty lists. */
export function localHandlers({
  guide,
}: {
  guide: Pick<GuideHolder, 'current'>
}): Pick<Handlers, 'listDishes' | 'listServices'> {
  return {
    listDishes: (_input, { language }) => ({ success: true, dishes: [...guide.current(language).dishes] }),
    listServices: (_input, { language }) => ({ success: true, services: [...guide.current(language).services] }),
  }
}

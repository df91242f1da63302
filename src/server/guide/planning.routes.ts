import type { Handlers } from '../http/handler.ts'
import type { GuideHolder } from './guide-holder.ts'

export function planningHandlers({ guide }: { guide: Pick<GuideHolder, 'current'> }): Pick<Handlers, 'getPlanning'> {
  return { getPlanning: () => ({ success: true, ...guide.current().planning }) }
}

import { paths } from '#contract/paths.ts'

export const plannerTabs = ['create', 'list', 'suggest'] as const
export type PlannerTab = (typeof plannerTabs)[number]

/** The URL holds the open tab and trip, so that reload and Back keep them. */
export type PlanUrl = { tab: PlannerTab; trip: string | null }

export function readPlanUrl(search: URLSearchParams): PlanUrl {
  const tab = plannerTabs.find((tab) => tab === search.get('tab')) ?? 'create'
  return { tab, trip: search.get('trip') }
}

export function planPath({ tab, trip }: PlanUrl): string {
  const search = new URLSearchParams({ ...(tab !== 'create' && { tab }), ...(trip !== null && { trip }) })
  return search.size === 0 ? paths.planYourTrip : `${paths.planYourTrip}?${search}`
}

import { paths } from '#contract/paths.ts'

export const plannerTabs = ['create', 'list', 'suggest'] as const
export type PlannerTab = (typeof plannerTabs)[number]

/** What of the planner is open: in the address, so that a reload and Back lead to it. */
export type PlanAddress = { tab: PlannerTab; trip: string | null }

export function readPlanAddress(search: URLSearchParams): PlanAddress {
  const tab = plannerTabs.find((tab) => tab === search.get('tab')) ?? 'create'
  return { tab, trip: search.get('trip') }
}

export function planPath({ tab, trip }: PlanAddress): string {
  const search = new URLSearchParams({ ...(tab !== 'create' && { tab }), ...(trip !== null && { trip }) })
  return search.size === 0 ? paths.planYourTrip : `${paths.planYourTrip}?${search}`
}

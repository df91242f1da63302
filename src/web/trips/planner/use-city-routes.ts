import { useEffect, useMemo, useRef, useState } from 'react'
import { routeLegs } from '#contract/trip/routing.endpoints.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import { createCityRoutes, type CityRoutes } from '#planning/plan/city-routes.ts'
import { placeFor } from '#planning/plan/trip-plan.ts'
import { callOverHttp } from '../../api/call.ts'
import type { DayView } from '../itinerary/day-views.ts'
import { getRoutedLegs, routeQuestions, type RouteAnswer, type RouteQuestion } from './routed-legs.ts'

/**
 * Legs between places: estimates, replaced by routes of the routing service once it has answered. A plan never waits
 * for the service. Each question is asked once while the page is open, one after another.
 */
export function useCityRoutes(guide: PlanningGuide, days: readonly DayView[]): CityRoutes {
  const estimated = useMemo(() => createCityRoutes(guide.fares), [guide])
  const [answers, setAnswers] = useState<readonly RouteAnswer[]>([])
  const asked = useRef(new Set<string>())
  const asking = useRef(Promise.resolve())
  useEffect(() => {
    for (const question of routeQuestions(days, guide.routedWays ?? [], estimated)) {
      const key = `${question.way} ${question.places.join()}`
      if (asked.current.has(key)) continue
      asked.current.add(key)
      asking.current = asking.current.then(async () => {
        const answer = await ask(question)
        if (answer) setAnswers((known) => [...known, answer])
      })
    }
  }, [days, guide, estimated])
  return useMemo(() => {
    if (answers.length === 0) return estimated
    return createCityRoutes(guide.fares, getRoutedLegs(answers, { placeFor: (slug) => placeFor(guide, slug) }))
  }, [answers, estimated, guide])
}

/** Null: the service knows none of these ways, or there was no answer. The estimates stay. */
async function ask(question: RouteQuestion): Promise<RouteAnswer | null> {
  try {
    const query = { way: question.way, places: question.places.join(',') }
    const { legs } = await callOverHttp(routeLegs, { query })
    return legs.some((leg) => leg !== null) ? { ...question, legs } : null
  } catch {
    return null
  }
}

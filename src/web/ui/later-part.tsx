import { lazy, Suspense, type ComponentType } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

/** A part that a page can do without: its code comes once the page answers, and nothing is shown if it does not come. */
export function laterPart<Props extends object>(find: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await find().catch(() => nothing) }))
  return function LaterPart(props: Props) {
    return (
      useIsHydrated() && (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    )
  }
}

function nothing() {
  return null
}

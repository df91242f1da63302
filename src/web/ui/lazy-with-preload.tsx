import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A component whose code comes when it is first shown, or ahead by `load`: then it stands there at once, without a
 * moment of its placeholder.
 */
export function lazyWithPreload<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const load = async () => (loaded = await find())
  const Awaited = lazy(async () => ({ default: await load() }))

  function Late({ placeholder, props }: { placeholder: ReactNode; props: Props }) {
    // Kept for as long as it is shown: another kind of component would begin anew.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Awaited)
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    )
  }
  return { load, Late }
}

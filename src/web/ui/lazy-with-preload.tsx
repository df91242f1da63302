import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

/**
 * A component whose code loads when it is first shown, or earlier by `load`. A preloaded component shows at once,
 * without its placeholder.
 */
export function lazyWithPreload<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const load = async () => (loaded = await find())
  const Awaited = lazy(async () => ({ default: await load() }))

  function Lazy({ placeholder, props }: { placeholder: ReactNode; props: Props }) {
    // The component type stays the same while it is shown: React would drop the state of another type.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Awaited)
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    )
  }
  return { load, Lazy }
}

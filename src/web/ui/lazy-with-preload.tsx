import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { checkNetwork, waitForNetwork } from '../api/network.ts'

/**
 * A component whose code loads when it is first shown, or earlier by `load`. A preloaded component shows at once,
 * without its placeholder.
 */
export function lazyWithPreload<Props extends object>(find: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const load = async () => (loaded = await find())
  const Awaited = lazy(async () => ({ default: await loadWithNetwork(load) }))

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

/** Without a network, the page and the placeholder stay. The part comes when the network does. */
async function loadWithNetwork<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (await checkNetwork()) throw error
    await waitForNetwork()
    return loadWithNetwork(load)
  }
}

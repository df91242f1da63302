import { useEffect, useState } from 'react'
import styles from './map.css?url'
import type { MapView } from './map-view.tsx'
import { trustOwnCode } from '../api/trusted-types.ts'

type Loading = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; View: typeof MapView }

/** Loads code and styles once they are wanted. After a failure, `retry` loads them again. */
export function useMapView(isWanted: boolean): { loading: Loading; retry: () => void } {
  const [loading, setLoading] = useState<Loading>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isWanted) return undefined
    let isShown = true
    const update = (next: Loading) => {
      if (isShown) setLoading(next)
    }
    loadMapView().then(
      (View) => update({ kind: 'ready', View }),
      () => update({ kind: 'failed' }),
    )
    return () => {
      isShown = false
    }
  }, [attempt, isWanted])
  const retry = () => {
    setLoading({ kind: 'loading' })
    setAttempt(attempt + 1)
  }
  return { loading, retry }
}

async function loadMapView(): Promise<typeof MapView> {
  trustOwnCode()
  const [{ MapView }] = await Promise.all([import('./map-view.tsx'), loadStyles()])
  return MapView
}

/** Waits for the styles, because Leaflet would measure a map without styles wrongly. */
function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${styles}"]`)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error('The styles of the map could not be loaded'))
    })
    document.head.append(link)
  })
}

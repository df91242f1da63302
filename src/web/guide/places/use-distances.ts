import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { distanceBetween } from '#planning/lists/distance.ts'
import { placeIndex } from '../../city/queries.ts'
import { useOwnPosition } from './own-position.ts'

/**
 * Metres from the visitor to each place with an exact or nearby position, by slug. Undefined while one of the two is not
 * known. Other places are never called near.
 */
export function useDistances(isWanted: boolean): ReadonlyMap<string, number> | undefined {
  const own = useOwnPosition()
  const here = own.kind === 'known' && isWanted ? own.position : null
  const index = useQuery({ ...placeIndex(), enabled: here !== null }).data?.places
  return useMemo(() => {
    if (!here || !index) return undefined
    return new Map(
      index.flatMap(({ slug, geo, precision }) =>
        geo && (precision === 'site' || precision === 'nearby') ? [[slug, distanceBetween(here, geo)] as const] : [],
      ),
    )
  }, [here, index])
}

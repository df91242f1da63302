import { getSecondFactor } from '#contract/account/second-factor.endpoints.ts'
import { query } from '../../api/query-client.ts'

/** Other devices change it too, so it is read anew each time. */
export const mySecondFactor = () => query(getSecondFactor, {}, { staleTime: 0, retryOnMount: true })

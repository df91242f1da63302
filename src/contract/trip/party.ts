import * as z from 'zod/mini'
import { errorCode } from '../text/field-error.ts'
import { sentNumberWithin } from '../text/sent-values.ts'
import { MAX_PARTY, getPeople } from './party-groups.ts'

const invalid = errorCode('trip.party-invalid')

const count = z.pipe(sentNumberWithin(0, MAX_PARTY, invalid), z.int(invalid))

/** A party as it is sent. Costs of a trip without one are those of one adult. */
export const SentParty = z
  .object({
    adults: count,
    children: z._default(count, 0),
    foreigners: z._default(count, 0),
    cameras: z._default(count, 0),
  })
  .check(z.refine((party) => getPeople(party) > 0, { path: ['adults'], error: invalid }))

/** The same as it is stored and answered. */
export const Party = z.object({
  adults: z.number(),
  children: z.number(),
  foreigners: z.number(),
  cameras: z.number(),
})

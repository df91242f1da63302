import { expect, test } from 'vitest'
import { measureTimeUntil } from '../support/network-calls.ts'
import { startServer } from '../support/server-process.ts'
import { createStoreLocation, runAsOwner, getVariables } from '../support/stores.ts'
import { countMissing, saveTrips, signUpOverNetwork } from '../support/network-users.ts'
import { expectNothingLost } from './outcome.ts'

/** A proxy leads to the standby for a moment when it starts, or when a person has promoted nobody yet. */
test('while Postgres only reads, as a standby does, writes are refused as unavailable', async () => {
  const location = await createStoreLocation('Postgres')
  const server = await startServer(getVariables(location))
  const traveller = await signUpOverNetwork(server.url)
  const acknowledged = [...(await saveTrips(traveller, 5)).saved]
  const name = new URL(location.databaseUrl ?? '').pathname.slice(1)
  const connectAgain = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`

  await runAsOwner(`alter database ${name} set default_transaction_read_only = on`)
  await runAsOwner(connectAgain)
  const during = await saveTrips(traveller, 5)
  await runAsOwner(`alter database ${name} reset default_transaction_read_only`)
  await runAsOwner(connectAgain)
  const recovery = await measureTimeUntil(async () => {
    const { saved, refusals } = await saveTrips(traveller, 5)
    acknowledged.push(...saved)
    return refusals.length === 0
  })

  expect(during).toMatchObject({ saved: [], refusals: ['503 unavailable'] })
  const counts = await countMissing(traveller, acknowledged)
  expectNothingLost({ what: 'Postgres is a standby', times: 'once', ...counts, recovery })
})

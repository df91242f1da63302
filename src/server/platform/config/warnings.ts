import { editDistance } from '#planning/search/edit-distance.ts'
import { variableNames, type Config, type Environment } from './config.ts'

/** Short names have too many neighbours for two slips. */
const MAX_DISTANCE = { short: 1, long: 2 } as const
const LONG_NAME = 8

/** Sentences about variables that are probably misspelt. They hold no values, because some are secrets. */
export function misspeltIn(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => !variableNames.includes(name) && env[name]?.trim() !== '')
    .flatMap((name) => {
      const meant = nearestTo(name)
      return meant === undefined ? [] : [`${name} is no variable of Safarnama: did you mean ${meant}?`]
    })
}

function nearestTo(name: string): string | undefined {
  const near = variableNames.flatMap((known) => {
    const limit = known.length < LONG_NAME ? MAX_DISTANCE.short : MAX_DISTANCE.long
    const distance = editDistance(name.toUpperCase(), known, limit)
    return distance > limit ? [] : [{ known, distance }]
  })
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.known
}

/** Sentences about settings that are valid and probably not meant so. */
export function getWarnings({ publicUrl, smtpUrl, trustProxy, dataDir }: Config): string[] {
  if (!publicUrl.startsWith('https:')) return []
  const noMail = `PUBLIC_URL is public and SMTP_URL is not set: nobody gets a code or a mail. They are written to ${dataDir}/outbox.`
  const noProxy =
    'PUBLIC_URL begins with https and TRUST_PROXY is not set: all visitors count as one, with the address of the proxy, and share its limits. Set TRUST_PROXY to the address of the proxy.'
  return [...(smtpUrl === null ? [noMail] : []), ...(trustProxy.length === 0 ? [noProxy] : [])]
}

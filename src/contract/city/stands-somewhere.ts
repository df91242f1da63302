import type { Service } from './services.ts'

const placed: ReadonlySet<string> = new Set(['police', 'health', 'arrival'])

/** True if the entry stands somewhere, known or not. A number, a language or a way to pay does not. */
export function standsSomewhere({
  topic,
  sign,
  address,
  geo,
}: Pick<Service, 'topic' | 'sign' | 'address' | 'geo'>): boolean {
  return geo !== undefined || sign !== undefined || address !== undefined || placed.has(topic)
}

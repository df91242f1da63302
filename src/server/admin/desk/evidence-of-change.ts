import { isDeepStrictEqual } from 'node:util'
import type { StoredPlace } from '#contract/place/content-place.ts'
import { evidenceFields } from '#contract/place/evidence-fields.ts'
import type { Fact } from '#contract/place/fact.ts'

type AnyFact = Fact<unknown>

/** The facts of a place by their paths. */
function getFacts({ facts = {} }: StoredPlace): Map<string, AnyFact> {
  const { cautions = [], names = {}, ...others } = facts
  const all: [string, AnyFact | undefined][] = [
    ...Object.entries(others),
    ...cautions.map((fact, index): [string, AnyFact] => [`cautions.${index}`, fact]),
    ...Object.entries(names).map(([code, fact]): [string, AnyFact] => [`names.${code}`, fact]),
  ]
  return new Map(all.flatMap(([path, fact]) => (fact ? [[`facts.${path}`, fact] as const] : [])))
}

/**
 * Facts whose value an editor changed and whose evidence is still that of the old value. Evidence of today counts as
 * compared with the new value.
 * @returns each as "field: code"
 */
export function problemsOfEvidence(before: StoredPlace, after: StoredPlace, today: string): string[] {
  const earlier = getFacts(before)
  return [...getFacts(after)].flatMap(([path, fact]) => {
    const old = earlier.get(path)
    if (!old || isDeepStrictEqual(old.value, fact.value) || fact.checkedOn === today) return []
    const isOld = evidenceFields.every((field) => isDeepStrictEqual(old[field], fact[field]))
    return isOld ? [`${path}.source: content.evidence`] : []
  })
}

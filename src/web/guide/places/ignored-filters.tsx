import { filters as texts } from '#messages/places.ts'
import { fill } from '#contract/messages/format.ts'

/** Says which parameters of the address mean nothing. */
export function IgnoredFilters({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <p key={name} className="ignored-filter">
      {fill(texts.ignored, { name })}
    </p>
  ))
}

import { useDeferredValue, useId, useState } from 'react'
import { isInArea } from '#contract/place/place-areas.ts'
import { placeKinds } from '#contract/place/place-facts.ts'
import { kinds } from '#messages/places.ts'
import { planForMe } from '#messages/planner.ts'
import { offeredAreas } from '#planning/lists/offered-areas.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Choices, type Choice, type ChoiceListProps } from './choice-list.tsx'

type Wanted = { readonly term: string; readonly kind: string; readonly area: string }

const ANY: Wanted = { term: '', kind: '', area: '' }

/** Places of the guide in its own order, with a search and two filters. */
export function GuideChoices({ choices, ...list }: ChoiceListProps) {
  const formats = useFormats()
  const titleId = useId()
  const [wanted, setWanted] = useState(ANY)
  const shown = useDeferredValue(wanted)
  const found = choices.filter((choice) => isWanted(choice, shown))
  const { areas } = useCity()
  const offered = offeredAreas(
    choices.flatMap(({ place }) => place ?? []),
    areas,
  )
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{planForMe.guide}</h3>
      <div className="plan-choose-filters">
        <input
          className="search-input"
          type="search"
          aria-label={planForMe.search}
          placeholder={planForMe.search}
          autoComplete="off"
          value={wanted.term}
          onChange={({ currentTarget }) => setWanted({ ...wanted, term: currentTarget.value })}
        />
        <SelectField
          label={planForMe.kind}
          value={wanted.kind}
          options={[
            { value: '', label: planForMe.allKinds },
            ...placeKinds.map((kind) => ({ value: kind, label: kinds[kind] })),
          ]}
          onChange={(kind) => setWanted({ ...wanted, kind })}
        />
        <SelectField
          label={planForMe.area}
          value={wanted.area}
          options={[
            { value: '', label: planForMe.allAreas },
            ...offered.map(({ name }) => ({ value: name, label: name })),
          ]}
          onChange={(area) => setWanted({ ...wanted, area })}
        />
      </div>
      <p className={found.length === 0 ? undefined : 'visually-hidden'} role="status">
        {found.length === 0 ? planForMe.none : formats.plural(planForMe.found, found.length)}
      </p>
      <Choices choices={found} {...list} />
    </section>
  )
}

function isWanted({ name, place }: Choice, { term, kind, area }: Wanted): boolean {
  if (kind !== '' && place?.kind !== kind) return false
  if (area !== '' && !(place && isInArea(place, area))) return false
  const text = `${name} ${place?.locality ?? ''}`.toLocaleLowerCase()
  return text.includes(term.trim().toLocaleLowerCase())
}

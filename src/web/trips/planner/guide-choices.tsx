import { useDeferredValue, useId, useRef, useState } from 'react'
import { placeKinds } from '#contract/place/place-facts.ts'
import { kinds } from '#messages/places.ts'
import { planForMe } from '#messages/planner.ts'
import { offeredAreas } from '#planning/lists/offered-areas.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Choices, type ChoiceListProps } from './choice-list.tsx'
import { getSetFilters, isWanted, withoutFilters, type Wanted } from './wanted-places.ts'

const ANY: Wanted = { term: '', kind: '', area: '' }

/** Places of the guide, those first for which strangers come, with a search and two filters. */
export function GuideChoices({ choices, ...list }: ChoiceListProps) {
  const titleId = useId()
  const [wanted, setWanted] = useState(ANY)
  const shown = useDeferredValue(wanted)
  const found = choices.filter((choice) => isWanted(choice, shown))
  const field = useRef<HTMLInputElement>(null)
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
          ref={field}
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
          onChange={(value) => setWanted({ ...wanted, kind: placeKinds.find((kind) => kind === value) ?? '' })}
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
      <Found
        wanted={shown}
        count={found.length}
        countWithout={() => choices.filter((choice) => isWanted(choice, withoutFilters(shown))).length}
        onShowAll={() => {
          setWanted(withoutFilters(wanted))
          // The button goes with its message.
          field.current?.focus()
        }}
      />
      <Choices choices={found} {...list} />
    </section>
  )
}

type FoundProps = {
  wanted: Wanted
  count: number
  /** The places that the term finds without filters. */
  countWithout: () => number
  onShowAll: () => void
}

/** The number of places. Without any: the number that the filters hide, and a button that removes them. */
function Found({ wanted, count, countWithout, onShowAll }: FoundProps) {
  const formats = useFormats()
  const filters = count === 0 ? getSetFilters(wanted) : null
  const hidden = filters === null ? 0 : countWithout()
  if (filters === null || hidden === 0)
    return (
      <p className={count === 0 ? undefined : 'visually-hidden'} role="status">
        {count === 0 ? planForMe.none : formats.plural(planForMe.found, count)}
      </p>
    )
  const names = { kind: wanted.kind === '' ? '' : kinds[wanted.kind], area: wanted.area }
  return (
    <>
      <p role="status">{formats.plural(planForMe.hidden[filters], hidden, names)}</p>
      <Button look="quiet" onClick={onShowAll}>
        {planForMe.showHidden[filters]}
      </Button>
    </>
  )
}

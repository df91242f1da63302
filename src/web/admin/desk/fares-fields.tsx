import { fill } from '#contract/messages/format.ts'
import { deskCity } from '#messages/desk.ts'
import { places } from '#messages/places.ts'
import { suggest } from '#messages/suggest.ts'
import { Button } from '../../ui/button.tsx'
import { useEditedEntry } from './edited-entry.ts'
import { END, getInput, isList, valueAt, type Json, type Path } from './edited-text.ts'
import { FactField } from './fact-field.tsx'
import { fareShapes, firstFood, firstWay } from './fare-shapes.ts'
import { FieldSection } from './field-section.tsx'
import { OrderedItems } from './ordered-items.tsx'
import type { Shape } from './shapes.ts'
import { ValueField } from './value-field.tsx'

const { fields, sections } = deskCity

const FARES: Path = ['fares']
const WAYS: Path = [...FARES, 'ways']
const FOOD: Path = [...FARES, 'food']

/** All inputs of fares and prices. */
export function FaresFields() {
  const { checkedOn, rides, tickets } = fareShapes([])
  return (
    <>
      <FieldSection title={sections.checked} path={FARES} shapes={{ checkedOn }} />
      <FieldSection title={sections.rides} path={FARES} shapes={{ rides }} />
      <FieldSection title={sections.tickets} path={FARES} shapes={{ tickets }} />
      <FactList
        title={sections.ways}
        path={WAYS}
        itemLabel={fields.way}
        addLabel={deskCity.addWay}
        first={firstWay}
        Item={WayFields}
      />
      <FactList
        title={sections.food}
        path={FOOD}
        itemLabel={suggest.price}
        addLabel={suggest.addPrice}
        first={firstFood}
        Item={FoodFields}
      />
    </>
  )
}

type FactListProps = {
  title: string
  path: Path
  itemLabel: string
  addLabel: string
  first: () => Json
  Item: (props: { path: Path }) => React.ReactNode
}

/** A list whose items hold facts. Without an item the text does not have the list. */
function FactList({ title, path, itemLabel, addLabel, first, Item }: FactListProps) {
  const { set, errorAt } = useEditedEntry()
  const error = errorAt(path)
  const getName = (_item: Json, index: number) => fill(itemLabel, { number: String(index + 1) })
  return (
    <fieldset className="desk-section" data-invalid={error === undefined ? undefined : true}>
      <legend>{title}</legend>
      <OrderedItems path={path} label={title} getName={getName}>
        {(item, index) => (
          <fieldset className="desk-item">
            <legend>{getName(null, index)}</legend>
            <Item path={item} />
          </fieldset>
        )}
      </OrderedItems>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <Button look="quiet" onClick={() => set([...path, END], first())}>
        {addLabel}
      </Button>
    </fieldset>
  )
}

function WayFields({ path }: { path: Path }) {
  const { text } = useEditedEntry()
  const typed = valueAt(text, [...FARES, 'rides'])
  const rides = (isList(typed) ? typed : []).map((ride) => ({
    value: getInput(valueAt(ride, ['slug'])),
    label: getInput(valueAt(ride, ['name'])),
  }))
  const { kind, maxMetres, ride } = fareShapes(rides)
  return (
    <>
      <ValueField shape={{ kind: 'group', fields: { kind, maxMetres, ride } }} path={path} />
      <NumberFact label={fields.detour} path={[...path, 'detour']} />
      <NumberFact label={fields.kmPerHour} path={[...path, 'kmPerHour']} />
      <NumberFact label={fields.waitMinutes} path={[...path, 'waitMinutes']} />
    </>
  )
}

function FoodFields({ path }: { path: Path }) {
  const level: Shape = {
    kind: 'choice',
    label: fields.price,
    options: places.priceLevels.map((label, value) => ({ value, label })).slice(1),
  }
  return (
    <>
      <ValueField shape={level} path={[...path, 'priceLevel']} />
      <NumberFact label={fields.amount} path={[...path, 'amount']} />
    </>
  )
}

function NumberFact({ label, path }: { label: string; path: Path }) {
  return <FactField label={label} path={path} value={{ kind: 'number', label }} onRemove={null} />
}

import { useState } from 'react'
import { today } from '#contract/text/dates.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlaceChoices } from '#contract/admin/desk-places.ts'
import { desk } from '#messages/desk.ts'
import { useCity } from '../../city/use-city.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useEditedEntry } from './edited-entry.ts'
import { isList, isObject, valueAt, type Json, type Path } from './edited-text.ts'
import { FactField, firstFact } from './fact-field.tsx'
import { LanguageAdder } from './language-adder.tsx'
import { factNames } from './fact-names.ts'
import { cautionShape, factShapes, nameShape, type FactName } from './fact-shapes.ts'

/** All facts of a place. Facts that are left out are not known. */
export function FactFields({ choices }: { choices: PlaceChoices }) {
  const { text, set } = useEditedEntry()
  const cityToday = useToday()
  const shapes = factShapes(choices)
  const names = Object.keys(shapes).filter((name): name is FactName => name in shapes)
  const isPresent = (name: FactName) => valueAt(text, ['facts', name]) !== undefined
  const [added, setAdded] = useState<FactName | null>(null)
  const add = (name: FactName) => {
    set(['facts', name], firstFact(shapes[name], cityToday()))
    setAdded(name)
  }
  return (
    <>
      <p className="field-hint">{desk.factsHint}</p>
      {names.filter(isPresent).map((name) => (
        <FactField
          key={name}
          label={factNames[name]}
          path={['facts', name]}
          value={shapes[name]}
          isNew={name === added}
          onRemove={() => set(['facts', name], undefined)}
        />
      ))}
      <FactAdder left={names.filter((name) => !isPresent(name))} onAdd={add} />
      <Cautions />
      <NamesInLanguages />
    </>
  )
}

/** @returns the date in the city, at the time of the call */
function useToday(): () => string {
  const { timeZone } = useCity()
  return () => today(new Date(), timeZone)
}

function FactAdder({ left, onAdd }: { left: readonly FactName[]; onAdd: (name: FactName) => void }) {
  const [chosen, setChosen] = useState('')
  const name = left.find((one) => one === chosen) ?? left[0]
  if (name === undefined) return null
  return (
    <div className="desk-adder">
      <SelectField
        label={desk.addFact}
        value={name}
        options={left.map((value) => ({ value, label: factNames[value] }))}
        onChange={setChosen}
      />
      <Button look="quiet" onClick={() => onAdd(name)}>
        {desk.add}
      </Button>
    </div>
  )
}

const CAUTIONS: Path = ['facts', 'cautions']

function Cautions() {
  const { text, set } = useEditedEntry()
  const cityToday = useToday()
  const value = valueAt(text, CAUTIONS)
  const cautions: readonly Json[] = isList(value) ? value : []
  const [added, setAdded] = useState<number | null>(null)
  const add = () => {
    set(CAUTIONS, [...cautions, firstFact(cautionShape, cityToday())])
    setAdded(cautions.length)
  }
  return (
    <fieldset className="desk-list">
      <legend>{desk.cautions}</legend>
      {[...cautions.keys()].map((index) => (
        <FactField
          key={index}
          label={fill(desk.caution, { number: String(index + 1) })}
          path={[...CAUTIONS, index]}
          value={cautionShape}
          isNew={index === added}
          onRemove={() => set(cautions.length === 1 ? CAUTIONS : [...CAUTIONS, index], undefined)}
        />
      ))}
      <Button look="quiet" onClick={add}>
        {desk.addCaution}
      </Button>
    </fieldset>
  )
}

const NAMES: Path = ['facts', 'names']

function NamesInLanguages() {
  const { text, set, errorAt } = useEditedEntry()
  const cityToday = useToday()
  const [added, setAdded] = useState('')
  const value = valueAt(text, NAMES)
  const languages = isObject(value) ? Object.keys(value) : []
  const remove = (language: string) => set(languages.length === 1 ? NAMES : [...NAMES, language], undefined)
  const add = (language: string) => {
    set([...NAMES, language], firstFact(nameShape, cityToday()))
    setAdded(language)
  }
  return (
    <fieldset className="desk-list">
      <legend>{desk.names}</legend>
      {languages.map((language) => (
        <FactField
          key={language}
          label={fill(desk.nameIn, { language })}
          path={[...NAMES, language]}
          value={nameShape}
          isNew={language === added}
          onRemove={() => remove(language)}
        />
      ))}
      <LanguageAdder known={languages} error={errorAt(NAMES)} onAdd={add} />
    </fieldset>
  )
}

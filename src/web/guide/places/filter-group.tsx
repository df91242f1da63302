import type { ReactNode } from 'react'

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

type FilterChoicesProps<Value extends string | number> = {
  name: string
  values: readonly Value[]
  chosen: readonly Value[]
  texts: Readonly<Record<Value, string>>
}

/** A choice for each value. Any number of them may be on. */
export function FilterChoices<Value extends string | number>({
  name,
  values,
  chosen,
  texts,
}: FilterChoicesProps<Value>) {
  return values.map((value) => (
    <FilterChoice key={value} name={name} value={String(value)} text={texts[value]} isOn={chosen.includes(value)} />
  ))
}

type FilterChoiceProps = { name: string; value: string; text: string; isOn: boolean }

export function FilterChoice({ name, value, text, isOn }: FilterChoiceProps) {
  return (
    <label className="filter-choice">
      <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
      {text}
    </label>
  )
}

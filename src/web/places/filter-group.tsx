import type { ReactNode } from 'react'

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
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

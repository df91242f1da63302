import { fill } from '#contract/messages/format.ts'
import { desk } from '#messages/desk.ts'
import { Button } from '../../ui/button.tsx'
import { useEditedEntry } from './edited-entry.ts'
import { isObject, valueAt, type Path } from './edited-text.ts'
import { nameShape } from './fact-shapes.ts'
import { LanguageAdder } from './language-adder.tsx'
import { firstValue } from './shapes.ts'
import { ValueField } from './value-field.tsx'

/** Names by the codes of their languages. Without one the text does not have the list. */
export function NamesByLanguage({ path }: { path: Path }) {
  const { text, set, errorAt } = useEditedEntry()
  const value = valueAt(text, path)
  const codes = isObject(value) ? Object.keys(value) : []
  const remove = (code: string) => set(codes.length === 1 ? path : [...path, code], undefined)
  return (
    <>
      {codes.map((code) => {
        const name = fill(desk.nameIn, { language: code })
        return (
          <fieldset key={code} className="desk-item">
            <legend>{name}</legend>
            <ValueField shape={nameShape} path={[...path, code]} />
            <Button look="quiet" onClick={() => remove(code)}>
              {fill(desk.removeItem, { item: name })}
            </Button>
          </fieldset>
        )
      })}
      <LanguageAdder
        known={codes}
        error={errorAt(path)}
        onAdd={(code) => set([...path, code], firstValue(nameShape))}
      />
    </>
  )
}

import { CityFields } from './city-fields.tsx'
import { ClimateFields } from './climate-fields.tsx'
import { useEditedEntry } from './edited-entry.ts'
import { valueAt } from './edited-text.ts'
import { FaresFields } from './fares-fields.tsx'

/** All inputs of a part of the city. */
export function CityPartFields() {
  const { text } = useEditedEntry()
  const part = valueAt(text, ['slug'])
  if (part === 'fares') return <FaresFields />
  return part === 'climate' ? <ClimateFields /> : <CityFields />
}

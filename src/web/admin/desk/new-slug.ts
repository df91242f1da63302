import { slugOfName } from '#contract/text/slug-of-name.ts'
import { inputOf, valueAt, withValue, type Json, type Path } from './edited-text.ts'

/**
 * The text of a new entry with another value. Its address follows its name until the editor writes one.
 * @param value `undefined` removes the value
 */
export function withNewValue(before: Json, path: Path, value: Json | undefined): Json {
  const after = withValue(before, path, value)
  const [field] = path
  if (path.length !== 1 || (field !== 'name' && field !== 'title')) return after
  const slug = inputOf(valueAt(before, ['slug']))
  const isWritten = slug !== '' && slug !== slugOfName(inputOf(valueAt(before, path)))
  return isWritten ? after : withValue(after, ['slug'], slugOfName(inputOf(value)))
}

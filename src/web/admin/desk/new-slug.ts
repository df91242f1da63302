import { categoryDrawings } from '#contract/place/category-drawings.ts'
import { placeCategories } from '#contract/place/place-facts.ts'
import { slugOfName } from '#contract/text/slug-of-name.ts'
import { inputOf, valueAt, withValue, type Json, type Path } from './edited-text.ts'

/**
 * The text of a new entry with another value. Its address follows its name until the editor writes one. A place has the
 * drawing of its list until the editor chooses another.
 * @param value `undefined` removes the value
 */
export function withNewValue(before: Json, path: Path, value: Json | undefined): Json {
  const after = withValue(before, path, value)
  const [field] = path
  if (path.length === 1 && field === 'category') return withListDrawing(before, after)
  if (path.length !== 1 || (field !== 'name' && field !== 'title')) return after
  const slug = inputOf(valueAt(before, ['slug']))
  const isWritten = slug !== '' && slug !== slugOfName(inputOf(valueAt(before, path)))
  return isWritten ? after : withValue(after, ['slug'], slugOfName(inputOf(value)))
}

function withListDrawing(before: Json, after: Json): Json {
  const drawing = inputOf(valueAt(before, ['illustration']))
  const category = placeCategories.find((one) => one === valueAt(after, ['category']))
  const isChosen = drawing !== '' && !Object.values<string>(categoryDrawings).includes(drawing)
  return isChosen || !category ? after : withValue(after, ['illustration'], categoryDrawings[category])
}

import { categoryDrawings } from '#contract/place/category-drawings.ts'
import { placeCategories } from '#contract/place/place-facts.ts'
import { slugOfName } from '#contract/text/slug.ts'
import { getInput, valueAt, withValue, type Json, type Path } from './edited-text.ts'

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
  const slug = getInput(valueAt(before, ['slug']))
  const isWritten = slug !== '' && slug !== slugOfName(getInput(valueAt(before, path)))
  return isWritten ? after : withValue(after, ['slug'], slugOfName(getInput(value)))
}

function withListDrawing(before: Json, after: Json): Json {
  const drawing = getInput(valueAt(before, ['illustration']))
  const category = placeCategories.find((one) => one === valueAt(after, ['category']))
  const isChosen = drawing !== '' && !Object.values<string>(categoryDrawings).includes(drawing)
  return isChosen || !category ? after : withValue(after, ['illustration'], categoryDrawings[category])
}

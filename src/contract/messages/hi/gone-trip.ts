import type * as english from '../en/gone-trip.ts'
import { translation } from '../translation.ts'

export const goneTrip = translation<typeof english.goneTrip>()({
  title: 'यह सुझाई गई यात्रा अब गाइड में नहीं है',
  instead: 'इसकी जगह “{trip}” देखें',
})

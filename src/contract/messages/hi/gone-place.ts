import type * as english from '../en/gone-place.ts'
import { translation } from '../translation.ts'

export const gonePlace = translation<typeof english.gonePlace>()({
  title: 'यह जगह अब गाइड में नहीं है',
  text: 'संपादकों ने इसे निकाला है: यह बंद हो गई, कहीं और चली गई या किसी और जगह का हिस्सा बन गई।',
  instead: 'इसके बजाय देखें: {place}',
})

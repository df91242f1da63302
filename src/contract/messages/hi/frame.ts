import type * as english from '../en/frame.ts'
import { translation } from '../translation.ts'

export const frame = translation<typeof english.frame>()({
  connecting: 'अभी कनेक्ट हो रहा है …',
  incomplete: 'इस पेज का एक हिस्सा नहीं खुला।',
})

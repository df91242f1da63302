import type * as english from '../en/moderation-reasons.ts'
import { translation } from '../translation.ts'

export const moderationReasons = translation<typeof english.moderationReasons>()({
  'off-topic': 'इस जगह के बारे में नहीं है',
  advertising: 'विज्ञापन है',
  insult: 'अपमान या नफरत है',
  private: 'किसी की निजी जानकारी है',
  unlawful: 'कानून के खिलाफ है',
  'not-own': 'शब्द या फोटो किसी और के हैं',
})

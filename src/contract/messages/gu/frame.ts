import type * as english from '../en/frame.ts'
import { translation } from '../translation.ts'

export const frame = translation<typeof english.frame>()({
  connecting: 'હજી કનેક્ટ થાય છે …',
  incomplete: 'આ પેજનો એક ભાગ ખૂલ્યો નથી.',
})

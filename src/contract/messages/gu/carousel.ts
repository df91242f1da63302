import type * as english from '../en/carousel.ts'
import { translation } from '../translation.ts'

export const carousel = translation<typeof english.carousel>()({
  role: 'કેરોસેલ',
  slideRole: 'સ્લાઇડ',
  position: '{count}માંથી {number}',
  previous: 'અગાઉનું',
  next: 'પછીનું',
  choose: 'સ્લાઇડ પસંદ કરો',
})

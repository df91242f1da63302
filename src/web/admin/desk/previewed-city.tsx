import type { PreviewedCity } from '#contract/admin/desk-city.ts'
import { AboutBlock } from '../../guide/home/about-block.tsx'
import { Hero } from '../../guide/home/hero.tsx'
import { useCity } from '../../city/use-city.ts'
import { FareList } from '../../guide/seasons/fare-list.tsx'
import { YearChart } from '../../guide/seasons/year-chart.tsx'
import { YearNotes } from '../../guide/seasons/year-notes.tsx'
import { valueAt, type Json } from './edited-text.ts'
import '../../guide/home/home.css'
import '../../guide/seasons/seasons.css'

/** A part of the city as visitors read it, with the sheets of its pages. */
export function PreviewedCityPart({ text, preview: { city, year } }: { text: Json; preview: PreviewedCity }) {
  const part = valueAt(text, ['slug'])
  if (part === 'city') return <PreviewedHome city={city} />
  return (
    <div className="seasons">
      {part === 'climate' ? (
        <YearChart months={year.months} current={null} />
      ) : (
        year.fares && <FareList fares={year.fares} />
      )}
      <YearNotes year={year} />
    </div>
  )
}

function PreviewedHome({ city }: { city: PreviewedCity['city'] }) {
  const shown = { ...useCity(), ...city }
  return (
    <div className="home">
      <Hero city={shown} />
      <AboutBlock city={shown} />
      {shown.about.slice(1).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

import { evidence } from '#messages/place-page.ts'
import { seasons } from '#messages/home.ts'
import { showDate } from '#contract/text/date-format.ts'
import type { Fares, Ride } from '#contract/city/fares.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { showMoney } from '#contract/text/money.ts'
import { getLang } from '../../city/text-language.ts'
import { useFormats } from '../../city/use-formats.ts'

/** Prices of rides and tickets, with the day from which each holds. */
export function FareList({ fares: { rides, tickets } }: { fares: Fares }) {
  const formats = useFormats()
  return (
    <section className="fares" aria-labelledby="fares-title">
      <h2 id="fares-title">{seasons.getAround}</h2>
      <ul>
        {[
          ...rides.map((ride) => ({ ...ride, price: showRide(ride, formats) })),
          ...tickets.map((ticket) => ({
            ...ticket,
            price: fill(seasons.ticket, { name: ticket.name, price: showMoney(ticket.price, formats) }),
          })),
        ].map(({ slug, price, from, confidence, note }) => (
          <li key={slug}>
            <strong>{price}</strong>
            <small>
              {evidence.confidences[confidence]}
              {from !== null && ` · ${fill(seasons.fareFrom, { date: showDate(from, formats) })}`}
            </small>
            {note !== null && <p lang={getLang(note)}>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function showRide({ name, minimum, minimumKm, perKm, waitingPerMinute, night }: Ride, formats: Formats): string {
  const first =
    minimumKm === null
      ? fill(seasons.fareMinimum, { name, minimum: showMoney(minimum, formats) })
      : fill(seasons.fareMinimumKm, { name, minimum: showMoney(minimum, formats), km: formats.number(minimumKm) })
  const parts = [first, fill(seasons.farePerKm, { perKm: showMoney(perKm, formats) })]
  if (waitingPerMinute !== null) {
    parts.push(fill(seasons.fareWaiting, { perMinute: showMoney(waitingPerMinute, formats) }))
  }
  if (night) parts.push(fill(seasons.fareNight, { ...night, factor: formats.number(night.factor) }))
  return parts.join(', ')
}

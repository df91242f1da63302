import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '#contract/account/auth.ts'
import { planForMe } from '#messages/planner.ts'
import type { TripPlan } from '#planning/plan/day-plan.ts'
import type { ChosenStops } from '#planning/plan/plan-chosen.ts'
import type { Stop } from '#planning/plan/stop.ts'
import { USUAL_DAY } from '#planning/plan/day-hours.ts'
import { findActivity, type TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { getWishlist } from '../../wishlist/queries.ts'
import { useWishedItems } from '../../wishlist/wishes.ts'
import { ChoiceList, type Choice } from './choice-list.tsx'
import { ChosenNames } from './chosen-names.tsx'
import { GuideChoices } from './guide-choices.tsx'
import { newActivity } from './new-stop.ts'
import { PlanHours, type PlanHoursValues } from './plan-hours.tsx'
import { usePlanner } from './planner-context.ts'

type ChooseStopsProps = {
  trip: TripWithPlan
  plan: TripPlan
  user: User
  /** The plan is being made. */
  isPlanning: boolean
  onPlan: (chosen: ChosenStops) => void
}

/** The stops to plan: ideas of the trip, the wishlist and places of the guide. A press adds or removes one. */
export function ChooseStops({ trip, plan, user, isPlanning, onPlan }: ChooseStopsProps) {
  const formats = useFormats()
  const { placeFor } = usePlanner()
  const { ideas, again, wishes, places } = useChoices(trip, plan, user)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(ideas.map(({ key }) => key)))
  const [hours, setHours] = useState<PlanHoursValues>({
    pace: trip.pace ?? USUAL_DAY.pace,
    dayStart: trip.dayStart ?? USUAL_DAY.start,
    dayEnd: trip.dayEnd ?? USUAL_DAY.end,
  })
  const toggle = (key: string) => {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  const submit = () => {
    const added = [...chosen].flatMap((key) => placeFor(key) ?? []).map(newActivity)
    onPlan({
      ideaIds: ideas.map(({ key }) => key).filter((key) => chosen.has(key)),
      againIds: again.map(({ key }) => key).filter((key) => chosen.has(key)),
      added: added.map(({ id, name, place }) => ({ id, name, place })),
      settings: changedHours(trip, hours),
    })
  }
  const dates = plan.days.map(({ day }) => day.date)
  const list = { dates, chosen, onToggle: toggle }
  const all = new Map([...ideas, ...again, ...wishes, ...places].map(({ key, name }) => [key, name]))
  return (
    <>
      <div className="plan-choose">
        <p>{planForMe.lead}</p>
        {ideas.length > 0 && <ChoiceList title={planForMe.ideas} choices={ideas} {...list} />}
        {again.length > 0 && <ChoiceList title={planForMe.again} choices={again} {...list} />}
        {wishes.length > 0 && <ChoiceList title={planForMe.wishlist} choices={wishes} {...list} />}
        <GuideChoices choices={places} {...list} />
      </div>
      <div className="plan-choose-foot">
        <ChosenNames names={[...chosen].flatMap((key) => all.get(key) ?? [])} />
        <PlanHours values={hours} onChange={setHours} />
        <Button onClick={submit} isBusy={isPlanning} isDisabled={chosen.size === 0}>
          {chosen.size === 0 ? planForMe.pick : formats.plural(planForMe.submit, chosen.size)}
        </Button>
      </div>
    </>
  )
}

type Choices = {
  readonly ideas: Choice[]
  readonly again: Choice[]
  readonly wishes: Choice[]
  readonly places: Choice[]
}

/** Ideas and planned stops have the ids of their stops as keys, all others the slugs of their places. No place is there twice. */
function useChoices(trip: TripWithPlan, plan: TripPlan, user: User): Choices {
  const { guide, placeFor, placesNow } = usePlanner()
  const { data } = useQuery(getWishlist(user.email))
  const taken = placesNow()
  const items = useWishedItems(data?.wishlistItems ?? [], user)
  const wished = new Set(items.flatMap(({ slug }) => slug ?? []))
  const free = guide.places.filter(({ slug }) => !taken.has(slug))
  const getChoice = (place: (typeof free)[number]): Choice => ({ key: place.slug, name: place.name, place })
  const choiceOfStop = ({ id }: Stop): Choice[] => {
    const activity = findActivity(trip, id)
    return activity && !activity.isDone ? [{ key: id, name: activity.name, place: placeFor(activity.place) }] : []
  }
  return {
    ideas: plan.ideas.flatMap(choiceOfStop),
    again: plan.days.flatMap(({ stops }) => stops.flatMap(choiceOfStop)),
    wishes: free.filter(({ slug }) => wished.has(slug)).map(getChoice),
    places: free.filter(({ slug }) => !wished.has(slug)).map(getChoice),
  }
}

/** The settings that differ from the trip. The usual pace and hours are left out of a trip without its own. */
function changedHours(trip: TripWithPlan, { pace, dayStart, dayEnd }: PlanHoursValues): ChosenStops['settings'] {
  return {
    ...(pace !== (trip.pace ?? USUAL_DAY.pace) && { pace }),
    ...(dayStart !== (trip.dayStart ?? USUAL_DAY.start) && { dayStart }),
    ...(dayEnd !== (trip.dayEnd ?? USUAL_DAY.end) && { dayEnd }),
  }
}

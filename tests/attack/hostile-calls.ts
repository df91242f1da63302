import { randomUUID } from 'node:crypto'
import { PersonName } from '#contract/account/auth.ts'
import { api, type Api } from '#contract/api.ts'
import type { DeskKindName } from '#contract/admin/desk-kinds.ts'
import type { CalendarEntry } from '#contract/city/calendar.ts'
import type { CityPart } from '#contract/city/content-city.ts'
import type { ContentPlace } from '#contract/place/content-place.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import { plainLine } from '#contract/text/plain-line.ts'
import { partOfSurat } from '../support/desk-city.ts'
import { anotherEvent, type EventEntry } from '../support/desk-calendar.ts'
import { anotherPlace } from '../support/desk-places.ts'
import { anotherTrip } from '../support/desk-trips.ts'
import { callApiOverNetwork, type Answer, type CallOptions } from '../support/network-calls.ts'
import { fieldsHolding, nameOfBody, type TypedField } from './typed-fields.ts'

/** Calls with one hostile text, and what of the contract's fields it was typed into. */
export type Typist = {
  readonly url: string
  readonly text: string
  readonly typed: Set<TypedField>
  readonly statuses: number[]
}

type Sent = Omit<CallOptions, 'key'> & { params?: Readonly<Record<string, string>> }

/** Sends an endpoint's input, and notes the fields that hold the text. */
async function send({ url, text, typed, statuses }: Typist, name: keyof Api, sent: Sent): Promise<Answer['body']> {
  const { params = {}, body, ...options } = sent
  for (const field of fieldsHolding(text, body ?? {}, nameOfBody(name, body))) typed.add(field)
  const path = api[name].path.replaceAll(/:(\w+)/g, (_match, of: string) => params[of] ?? '')
  const answer = await callApiOverNetwork(url, `${api[name].method} ${path}`, {
    ...options,
    ...(body && !options.form && { body }),
  })
  statuses.push(answer.status)
  return answer.body
}

export type Editor = { readonly token: string; readonly picture: string }

/** Types the text into every field of a traveller and of an editor. */
export async function typeEverywhere(typist: Typist, editor: Editor) {
  const traveller = await signUp(typist)
  await typeAsTraveller(typist, traveller)
  const review = await typeReviews(typist, { ...traveller, moderatorToken: editor.token })
  return { ...traveller, review, ...(await typeAsEditor(typist, editor)) }
}

async function signUp(typist: Typist) {
  const email = `${randomUUID()}@surat.example`
  const body = { name: nameIn(typist.text), email, password: 'monsoon-on-the-Tapi' }
  return { email, token: api.signUp.reply.parse(await send(typist, 'signUp', { body })).authToken }
}

/** Names with signs that nobody sees, or with many marks on a letter, are refused. */
function nameIn(text: string): string {
  return [text, plainLine(text)].find((name) => PersonName.safeParse(name).success) ?? 'Priya'
}

type Traveller = { readonly email: string; readonly token: string }

async function typeAsTraveller(typist: Typist, { email, token }: Traveller): Promise<void> {
  const { text } = typist
  const item = { Name: text, Location: text, Image: text, images: [text] }
  const trip = hostileOwnTrip(text)
  await send(typist, 'updateProfile', { token, body: { name: nameIn(text), phone: text.slice(0, 40), address: text } })
  await send(typist, 'addToWishlist', { token, body: item })
  await send(typist, 'addToWishlist', { token, body: { ...item, Name: `${text}?`, Image: [text], images: text } })
  await send(typist, 'removeFromWishlist', { token, body: { itemName: `${text}?` } })
  const { _id: id } = api.createTrip.reply.parse(await send(typist, 'createTrip', { token, body: trip })).trip
  await send(typist, 'editTrip', { token, params: { id }, body: trip })
  const person = { token, params: { id }, body: { name: nameIn(text) } }
  const { people } = api.addTripPerson.reply.parse(await send(typist, 'addTripPerson', person))
  await send(typist, 'changeTripPerson', { ...person, params: { id, personId: people.at(-1)?.id ?? '' } })
  const suggested = { kind: 'add', name: text, note: text, fields: { notes: text } }
  await send(typist, 'suggestForTrip', { token, params: { id }, body: suggested })
  await send(typist, 'subscribe', { body: { name: nameIn(text), email } })
  await send(typist, 'forgotPassword', { body: { email } })
  const seenOn = new Date().toISOString().slice(0, 10)
  const suggestion = { topic: 'other', note: text, seenOn }
  await send(typist, 'suggestChange', { token, params: { slug: 'surat-castle' }, body: suggestion })
}

/** A trip of a traveller, with the notes of a day and of a payment. */
function hostileOwnTrip(text: string) {
  const destination = {
    name: text,
    location: text,
    notes: text,
    activities: [{ name: text, notes: text }],
    accommodation: { name: text, address: text, bookingReference: text },
    transportation: { type: text, bookingReference: text },
  }
  return {
    title: text,
    description: text,
    budget: 1,
    destinations: [destination],
    days: [{ date: '2026-12-07', note: text }],
    spending: [{ amount: 1, kind: 'food', date: '2026-12-07', note: text }],
  }
}

/** Posts a review of a place, and others that are edited, and removed with an appeal. @returns the id of the first */
async function typeReviews(
  typist: Typist,
  { token, moderatorToken }: { token: string; moderatorToken: string },
): Promise<string> {
  const { text } = typist
  const written = { landmark: text, location: text, rating: 4, reviewText: text }
  const review = { ...written, placeName: text, locationCoords: { lat: 21.2, lng: 72.8 } }
  const post = async (body: object) =>
    api.createReview.reply.parse(await send(typist, 'createReview', { token, body })).review._id
  const shown = await post({ ...review, placeName: 'Surat Castle' })
  const edited = await post(review)
  await send(typist, 'editReview', { token, params: { id: edited }, body: review })
  const removed = await post(review)
  const decision = { deed: { kind: 'remove', reason: 'off-topic' }, reviews: [{ id: removed, version: 1 }] }
  await send(typist, 'decideReviews', { token: moderatorToken, body: decision })
  await send(typist, 'appealRemoval', { token, params: { id: removed }, body: { text } })
  return shown
}

async function typeAsEditor(typist: Typist, { token, picture }: Editor) {
  const announced = hostileAnnouncement(typist.text)
  const { _id: id } = api.createAnnouncement.reply.parse(
    await send(typist, 'createAnnouncement', { token, body: announced }),
  ).announcement
  await send(typist, 'updateAnnouncement', { token, params: { id }, body: announced })
  return { ...(await typeEntries(typist, { token, picture })), letter: await typeLetter(typist, token) }
}

function hostileAnnouncement(text: string) {
  const words = { title: text, content: text }
  return { ...words, date: '2027-01-01T10:00:00Z', priority: 'high', translations: { gu: words, hi: words } }
}

/** @returns the id of a letter that is being mailed */
async function typeLetter(typist: Typist, token: string): Promise<string> {
  // A title is one line, as a header is.
  const title = plainLine(typist.text)
  const letter = { title, text: typist.text, places: ['surat-castle'] }
  await send(typist, 'previewLetter', { token, body: letter })
  const { _id: id, version } = api.createLetter.reply.parse(
    await send(typist, 'createLetter', { token, body: letter }),
  ).letter
  const params = { id }
  const saved = await send(typist, 'saveLetter', { token, params, body: { ...letter, version } })
  for (const name of ['createLetter', 'saveLetter', 'previewLetter']) typist.typed.add(`${name} body.title`)
  await send(typist, 'testLetter', { token, params })
  const sent = { version: api.saveLetter.reply.parse(saved).letter.version }
  await send(typist, 'sendLetter', { token, params, body: sent })
  return id
}

/** @returns the slugs of a place and a suggested trip that visitors see */
async function typeEntries(typist: Typist, { token, picture }: Editor) {
  const place = hostilePlace(typist.text, picture)
  const trip = hostileTrip(typist.text)
  const { photos = [], ...others } = place
  const saved = { ...others, photo: photos[0] }
  const whole = { ...saved, photos }
  await typeEntry(typist, token, { kind: 'places', text: whole })
  await typeEntry(typist, token, { kind: 'trips', text: trip })
  await typeCalendar(typist, token)
  await typeCity(typist, token)
  await typeImport(typist, token)
  return { place: place.slug, trip: trip.slug }
}

/** A new entry of a kind: a preview, a draft, and what visitors see. */
async function typeEntry(
  typist: Typist,
  token: string,
  { kind, text }: { kind: DeskKindName; text: { readonly slug: string } },
): Promise<void> {
  const params = { kind, slug: text.slug }
  await send(typist, 'previewDeskEntry', { token, params, body: { kind, text } })
  await send(typist, 'createDeskEntry', { token, params, body: { kind, text, version: 0, as: 'draft' } })
  await send(typist, 'saveDeskEntry', { token, params, body: { kind, text, version: 1, as: 'publish' } })
}

/** An event and a season that visitors see, and a source among those of the calendar. */
async function typeCalendar(typist: Typist, token: string): Promise<void> {
  const { text } = typist
  const event = hostileEvent(text)
  const season: CalendarEntry = {
    type: 'season',
    slug: `season-${randomUUID()}`,
    name: text,
    from: '01-01',
    to: '12-31',
    about: { text, source: 'editors' },
  }
  for (const entry of [event, season]) await typeEntry(typist, token, { kind: 'calendar', text: entry })
  const kind = 'calendar'
  const params = { kind, slug: 'calendar' }
  const { entry } = api.getDeskEntry.reply.parse(await send(typist, 'getDeskEntry', { token, params }))
  if (entry.kind !== kind || entry.text.type !== 'about') throw new Error('The entry with the sources is another one')
  const sources = [...entry.text.sources, { id: `source-${randomUUID()}`, text, url: null }]
  const draft = { kind, text: { ...entry.text, sources } }
  await send(typist, 'previewDeskEntry', { token, params, body: draft })
  const body = { ...draft, version: entry.version, as: 'publish' }
  await send(typist, 'saveDeskEntry', { token, params, body })
}

/** The city, its fares and its climate, as visitors see them. */
async function typeCity(typist: Typist, token: string): Promise<void> {
  const kind = 'city'
  for (const text of hostileCity(typist.text)) {
    const params = { kind, slug: text.slug }
    const { version } = api.getDeskEntry.reply.parse(await send(typist, 'getDeskEntry', { token, params })).entry
    await send(typist, 'previewDeskEntry', { token, params, body: { kind, text } })
    await send(typist, 'saveDeskEntry', { token, params, body: { kind, text, version, as: 'publish' } })
    // Saving begins a part of the city. Creating one is refused, whatever it says.
    const refused = fieldsHolding(typist.text, { text }, nameOfBody('createDeskEntry', { kind }))
    for (const field of refused) typist.typed.add(field)
  }
}

/** The parts of the city, in which every text of an editor is hostile. */
function hostileCity(text: string): CityPart[] {
  const [{ city }, { fares }, { climate }] = [partOfSurat('city'), partOfSurat('fares'), partOfSurat('climate')]
  const description = { description: text }
  const noted = <Noted extends object>(fact: Noted) => ({ ...fact, note: text })
  return [
    {
      slug: 'city',
      city: {
        ...city,
        name: text,
        region: text,
        country: text,
        tagline: text,
        summary: text,
        about: [text],
        categories: { explore: description, cafe: description, street_food: description, historical: description },
        search: { placeholder: text, hint: text },
        suggestedTrips: description,
        profiles: [{ name: text, url: 'https://profile.example/' }],
      },
    },
    {
      slug: 'fares',
      fares: {
        ...fares,
        rides: fares.rides.map((ride) => ({ ...ride, name: text, note: text })),
        tickets: fares.tickets.map((ticket) => ({ ...ticket, name: text, note: text })),
        ways: (fares.ways ?? []).map((way) => ({
          ...way,
          detour: noted(way.detour),
          kmPerHour: noted(way.kmPerHour),
          waitMinutes: noted(way.waitMinutes),
        })),
        food: (fares.food ?? []).map((price) => ({ ...price, amount: noted(price.amount) })),
      },
    },
    { slug: 'climate', climate: { ...climate, station: text, period: text, source: { ...climate.source, text } } },
  ]
}

/** An event whose every text of an editor is hostile. */
function hostileEvent(text: string): EventEntry {
  const event = anotherEvent()
  return {
    ...event,
    name: text,
    names: { gu: { name: text, transliterated: true } },
    about: { text, source: 'editors' },
    dates: event.dates.map((date) => ({ ...date, note: text })),
  }
}

/** A file whose name, columns and cells are hostile. */
async function typeImport(typist: Typist, token: string): Promise<void> {
  const cell = `"${typist.text.replaceAll('"', '""')}"`
  const columns = ['name', 'locality', 'description', 'tags', 'postaladdress', 'website', 'openinghours', 'name:gu']
  const rows = [[...columns, cell].join(), [...columns.map(() => cell), cell].join()]
  const fields = { name: `${typist.text}.csv`, source: 'https://source.example/places' }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new File([rows.join('\r\n')], 'places.csv'))
  const read = await send(typist, 'startPlaceImport', { token, form, body: fields })
  const { _id: id } = api.startPlaceImport.reply.parse(read).import
  await send(typist, 'listPlaceImportRows', { token, params: { id } })
  await send(typist, 'dropPlaceImport', { token, params: { id } })
}

/** A place whose every text of an editor is hostile. */
function hostilePlace(text: string, picture: string): ContentPlace {
  const reported = { source: 'https://garden.example/', checkedOn: '2026-11-22', confidence: 'reported' } as const
  const evidence = { ...reported, note: text }
  const other = { source: 'https://other.example/' }
  const caution = { condition: 'always', text } as const
  const name = { name: plainLine(text), transliterated: false }
  const contested = { ...evidence, confidence: 'conflict' } as const
  return {
    ...anotherPlace(),
    name: plainLine(text),
    locality: text,
    description: text,
    tags: [text],
    hours: text,
    priceNote: text,
    photos: [{ file: picture, alt: text, credit: text, license: text, caption: text }],
    facts: {
      openingHours: { ...evidence, value: 'Tu-Su 10:00-18:00' },
      lastEntryMinutes: { ...evidence, value: 30 },
      closedFeasts: { ...evidence, value: [{ feast: 'diwali' }] },
      fees: { ...evidence, value: { prices: [], from: null, until: null } },
      visitMinutes: { ...evidence, value: { min: 30, max: 60 } },
      diet: { ...evidence, value: { vegetarian: 'only' } },
      setting: { ...evidence, value: 'outdoor' },
      stepFree: { ...evidence, value: 'yes' },
      toilets: { ...evidence, value: 'yes' },
      publicAccess: { ...evidence, value: true },
      access: { ...evidence, value: { kind: 'appointment' } },
      bestTime: { ...evidence, value: ['morning'] },
      onlyDuring: { ...evidence, value: 'diwali' },
      status: { ...evidence, value: { state: 'open', since: null, reason: null } },
      phone: { ...evidence, value: '+91 261 2423750' },
      website: { ...evidence, value: 'https://garden.example/' },
      postalAddress: { ...contested, value: text, alternatives: [{ ...other, value: text }] },
      cautions: [{ ...contested, value: caution, alternatives: [{ ...other, value: caution }] }],
      names: { gu: { ...contested, value: name, alternatives: [{ ...other, value: name }] } },
    },
  }
}

/** A suggested trip whose every text of an editor is hostile. */
function hostileTrip(text: string): ContentTrip {
  const stop = { name: text, place: 'surat-castle', day: 1, time: '10:00', notes: text }
  const destination = { name: text, location: text, fromDay: 1, toDay: 1, notes: text, activities: [stop] }
  return { ...anotherTrip(), title: text, description: text, budgetNote: text, destinations: [destination] }
}

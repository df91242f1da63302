import type { Mutant } from './mutant.ts'

const tests = ['src/server/guide/renewed-guide.test.ts']

/** The renewal of the guide: a model that is not renewed although something that it reads has changed. */
export const guideMutants = [
  {
    name: 'a changed trip leaves the order of places to choose from',
    file: 'src/server/guide/planning.ts',
    find: 'basis: [trips, center],',
    replace: 'basis: [center],',
    tests,
  },
  {
    name: 'changed fares leave what places cost in plans',
    file: 'src/server/guide/planning.ts',
    find: 'basis: [fares],',
    replace: 'basis: [],',
    tests,
  },
  {
    name: 'a changed climate leaves the year',
    file: 'src/server/guide/renew-guide.ts',
    find: '[yearPlaces.results, calendar, climate, fares, texts]',
    replace: '[yearPlaces.results, calendar, fares, texts]',
    tests,
  },
  {
    name: 'a changed calendar leaves the hours of places',
    file: 'src/server/guide/guide-hours.ts',
    find: 'basis: [content.city, content.calendar],',
    replace: 'basis: [content.city],',
    tests,
  },
  {
    name: 'a changed dish leaves the search of places',
    file: 'src/server/guide/renew-guide.ts',
    find: 'basis: [content.dishes, english.dishes]',
    replace: 'basis: []',
    tests,
  },
  {
    name: 'a changed place keeps its old card',
    file: 'src/server/guide/renewed.ts',
    find: 'if (items[at] !== before[at]) positions.push(at)',
    replace: 'if (items[at] === undefined) positions.push(at)',
    tests,
  },
] as const satisfies readonly Mutant[]

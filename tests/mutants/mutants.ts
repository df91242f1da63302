import type { Mutant } from './mutant.ts'
import { accountMutants } from './account-mutants.ts'
import { browserMutants } from './browser-mutants.ts'
import { guideMutants } from './guide-mutants.ts'
import { platformMutants } from './platform-mutants.ts'
import { ruleMutants } from './rule-mutants.ts'
import { travellerMutants } from './traveller-mutants.ts'

export const mutants: readonly Mutant[] = [
  ...ruleMutants,
  ...guideMutants,
  ...accountMutants,
  ...travellerMutants,
  ...platformMutants,
  ...browserMutants,
]

import type { Mutant } from './mutant.ts'
import { accountMutants } from './account-mutants.ts'
import { browserMutants } from './browser-mutants.ts'
import { platformMutants } from './platform-mutants.ts'
import { ruleMutants } from './rule-mutants.ts'
import { travellerMutants } from './traveller-mutants.ts'

export const mutants: readonly Mutant[] = [
  ...ruleMutants,
  ...accountMutants,
  ...travellerMutants,
  ...platformMutants,
  ...browserMutants,
]

import type * as en from './en.ts'

type Widened<T> = T extends string
  ? string
  : T extends readonly unknown[]
    ? { readonly [I in keyof T]: Widened<T[I]> }
    : { readonly [K in keyof T]: Widened<T[K]> }

/** What every further language must provide: the same groups, keys and list lengths as English. */
export type Messages = Widened<typeof en>

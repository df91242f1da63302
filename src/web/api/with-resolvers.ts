type Resolvers<T> = {
  promise: Promise<T>
  resolve: (value: T | PromiseLike<T>) => void
  reject: (reason: unknown) => void
}

/** `Promise.withResolvers`, which Safari before 17.4 and Chrome before 119 do not have. */
export function withResolvers<T>(): Resolvers<T> {
  let settle: Pick<Resolvers<T>, 'resolve' | 'reject'> | undefined
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  // The function that is given to a promise has run when the promise is there.
  if (!settle) throw new Error('A promise did not begin')
  return { promise, ...settle }
}

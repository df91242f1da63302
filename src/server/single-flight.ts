/** Runs a piece of work once at a time for each key. Who asks for it meanwhile gets the same result. */
export class SingleFlight<Result> {
  readonly #underWay = new Map<string, Promise<Result>>()

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const started = this.#underWay.get(key)
    if (started) return started
    const running = work().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, running)
    return running
  }
}

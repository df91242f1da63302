/** Runs work once at a time for each key. Callers that ask meanwhile get the same result. */
export class SingleFlight<Result> {
  readonly #underWay = new Map<string, Promise<Result>>()

  has(key: string): boolean {
    return this.#underWay.has(key)
  }

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const started = this.#underWay.get(key)
    if (started) return started
    const running = work().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, running)
    return running
  }
}

/** The part of the browser's cache storage that the product uses, in memory. */
export class FakeCacheStorage implements CacheStorage {
  readonly #caches = new Map<string, FakeCache>()

  async open(name: string): Promise<Cache> {
    const cache = this.#caches.get(name) ?? new FakeCache()
    this.#caches.set(name, cache)
    return cache
  }

  async has(name: string): Promise<boolean> {
    return this.#caches.has(name)
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name)
  }

  async match(request: RequestInfo | URL, options?: MultiCacheQueryOptions): Promise<Response | undefined> {
    return this.#caches.get(options?.cacheName ?? '')?.match(request)
  }

  /** URLs and bodies by cache. */
  async contents(): Promise<Record<string, Record<string, string>>> {
    const caches = [...this.#caches].map(async ([name, cache]) => [name, await cache.contents()] as const)
    return Object.fromEntries(await Promise.all(caches))
  }
}

class FakeCache implements Cache {
  readonly #answers = new Map<string, Response>()

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    return this.#answers.get(getKey(request))?.clone()
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    this.#answers.set(getKey(request), response)
  }

  async contents(): Promise<Record<string, string>> {
    const answers = [...this.#answers].map(async ([url, answer]) => [url, await answer.clone().text()] as const)
    return Object.fromEntries(await Promise.all(answers))
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.#answers.delete(getKey(request))
  }

  async keys(): Promise<readonly Request[]> {
    return unused()
  }

  async matchAll(): Promise<readonly Response[]> {
    return unused()
  }

  async add(): Promise<void> {
    return unused()
  }

  async addAll(): Promise<void> {
    return unused()
  }
}

function getKey(request: RequestInfo | URL): string {
  return request instanceof Request ? request.url : String(request)
}

function unused(): never {
  throw new Error('The product does not use it')
}

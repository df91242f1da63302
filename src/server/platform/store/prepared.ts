import type { Compilable, CompiledQuery } from 'kysely'
import type { Executor } from './database.ts'

type Bindings = Readonly<Record<string, string | number | null>>

/**
 * Builds and compiles a query once for each engine and then only binds its values. It serves the queries of nearly
 * every request: building costs several times the time that SQLite needs to find a row.
 * @param build gets placeholders for the values and must put them into the query unchanged
 */
export function prepare<Values extends Bindings, Row>(
  build: (executor: Executor, values: Values) => Compilable<Row>,
): (executor: Executor, values: Values) => Promise<Row[]> {
  // Has the shape of the values and returns their names.
  const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) }) as Values
  // Databases of one engine share the SQL. The executor's adapter identifies the engine and lives as long as its
  // database.
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (executor, values) => {
    const { adapter } = executor.getExecutor()
    const known = compiled.get(adapter) ?? build(executor, placeholders).compile()
    compiled.set(adapter, known)
    const parameters = known.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value))
    const { rows } = await executor.executeQuery<Row>({ ...known, parameters })
    return rows
  }
}

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

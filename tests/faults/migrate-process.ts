/** Runs the migrations of a folder in a process that a test can kill. Arguments: `DATA_DIR FOLDER [URL]`. */
import { migrate } from '#server/platform/store/migrate.ts'
import { connect } from '#server/platform/store/open.ts'

const [dataDir = '', folder = '', databaseUrl = null] = process.argv.slice(2)
const store = connect({ dataDir, databaseUrl })
console.log('migrating')
await migrate(store, folder)
console.log('migrated')
await store.db.destroy()

import { writeFileSync } from 'node:fs'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { makeTempFolder, removeTempFolder } from '#server/testing/temp-folder.ts'
import { TABLES, tablesOf } from './tables-of.ts'

/* `npm run schema` writes `server/db/tables.ts`: the types of the tables that the migrations create. */

const folder = makeTempFolder()
const server = await startEmbedded(folder, console)
try {
  await migrate(server.url)
  writeFileSync(TABLES, await tablesOf(server.url))
} finally {
  await server.stop()
  removeTempFolder(folder)
}

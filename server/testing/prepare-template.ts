import { createDb } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { bringSinonim } from '#server/features/pencarian/bring-sinonim.ts'

/**
 * Creates the initial content of every test database. Must close all connections: an open one prevents copying the template.
 */
export async function prepareTemplate(url: string): Promise<void> {
  await migrate(url)
  const db = createDb(url)
  await bringSinonim(db).finally(() => db.destroy())
}

import { createDb } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { bringSinonim } from '#server/features/pencarian/bring-sinonim.ts'

/** What every test database starts with. Must leave no connection open: an open one keeps the template from being copied. */
export async function prepareTemplate(url: string): Promise<void> {
  await migrate(url)
  const db = createDb(url)
  await bringSinonim(db).finally(() => db.destroy())
}

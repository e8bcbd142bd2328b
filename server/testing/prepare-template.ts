import { migrate } from '#server/db/migrate.ts'

/** What every test database starts with. Must leave no connection open: an open one keeps the template from being copied. */
export async function prepareTemplate(url: string): Promise<void> {
  await migrate(url)
}

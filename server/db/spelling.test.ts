import { afterAll, expect, test } from 'vitest'
import { execute } from '#server/testing/execute.ts'
import { createTestDatabase } from '#server/testing/test-db.ts'

const { url, drop } = await createTestDatabase()
afterAll(drop)

test.each([
  ['Oxytetracycline', 'Oksitetrasiklin'],
  ['Erythromycin', 'Eritromisin'],
  ['Praziquantel 50%', 'Prazikuantel 50 %'],
  ['Amoxicillin', 'Amoksisilin'],
  ['Chlorine', 'Klorin'],
  ['Vaccine', 'Vaksin'],
  ['Asam-Sitrat  (1 kg)', 'asam sitrat 1 kg'],
  ['100 g', '100 G'],
])('%s and %s sound the same', async (one, two) => {
  const [sound] = await execute<{ satu: string; two: string }>(url, 'SELECT ejaan($1) AS satu, ejaan($2) AS two', [
    one,
    two,
  ])
  expect(sound?.satu).toBe(sound?.two)
})

test('does not confuse names of different things', async () => {
  const [sound] = await execute<{ present: boolean }>(
    url,
    `SELECT ejaan('Asam Sitrat 1 kg') = ejaan('Asam Sitrat 11 kg') AS present`,
  )
  expect(sound?.present).toBe(false)
})

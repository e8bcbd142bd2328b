import { expect, test } from 'vitest'
import { listPengirimanAdmin } from '#contract/pengiriman/admin.ts'
import { answer } from '#web/testing/api.ts'
import { link, seeNot } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import TarifAddPage from './tarif-add.page.tsx'

test('leads to the first shipping method if there is none', async () => {
  answer(listPengirimanAdmin, { items: [], total: 0 })
  await showAdmin(<TarifAddPage />)
  await expect.element(link('Tambah Metode')).toHaveAttribute('href', '/tambah-pengiriman')
  await seeNot('Wilayah')
})

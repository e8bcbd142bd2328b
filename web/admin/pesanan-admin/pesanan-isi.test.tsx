import { expect, test } from 'vitest'
import { PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { contoh } from '#web/testing/contoh.ts'
import { see } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { PesananContents } from './pesanan-isi.tsx'

test('contents of an order show their weight', async () => {
  const barang = contoh(PesananAdmin.shape.items.element, { nama: 'Kaporit', jumlah: 2, berat_gram: 575 })
  const { container } = await showAdmin(
    <PesananContents pesanan={contoh(PesananAdmin, { orderId: 4, items: [barang] })} />,
  )
  await see('1,2 kg')
  expect(container.textContent).toContain('Kaporit')
})

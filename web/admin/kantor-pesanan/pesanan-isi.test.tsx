import { expect, test } from 'vitest'
import { PesananAdmin } from '#contract/kantor-pesanan/office.ts'
import { contoh } from '#web/testing/contoh.ts'
import { see } from '#web/testing/hand.ts'
import { showKantor } from '#web/testing/show-kantor.tsx'
import { PesananIsi } from './pesanan-isi.tsx'

test('contents of an order say what they weigh', async () => {
  const barang = contoh(PesananAdmin.shape.items.element, { nama: 'Kaporit', jumlah: 2, berat_gram: 575 })
  const { container } = await showKantor(<PesananIsi pesanan={contoh(PesananAdmin, { orderId: 4, items: [barang] })} />)
  await see('1,2 kg')
  expect(container.textContent).toContain('Kaporit')
})

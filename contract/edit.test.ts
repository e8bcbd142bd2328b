import { expect, test } from 'vitest'
import { isEqual } from './edit.ts'

test.each([
  [{ nama: 'Garam', isi: [{ jumlah: 2 }] }, { nama: 'Garam', isi: [{ jumlah: 2, harga: 5 }], versi: 3 }, true],
  [{ nama: 'Garam', catatan: '' }, { nama: 'Garam' }, true],
  [{ nama: 'Garam' }, { nama: 'Kapur' }, false],
  [{ isi: [1, 2] }, { isi: [1] }, false],
  [{ isi: [1] }, { isi: [1, 2] }, false],
  [{ isi: [{ jumlah: 2 }] }, { isi: [{ jumlah: 3 }] }, false],
  [{ sampai: null }, { sampai: undefined }, true],
  [{ sampai: null }, { sampai: '' }, false],
])('the fields that both of %j and %j have are equal: %j', (one, other, result) => {
  expect(isEqual(one, other)).toBe(result)
})

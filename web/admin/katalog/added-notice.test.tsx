import { describe, expect, test } from 'vitest'
import { listJejak } from '#contract/jejak/admin.ts'
import { Kategori, listKategori } from '#contract/katalog/endpoints.ts'
import { createKategori } from '#contract/katalog/kategori-admin.ts'
import { createProduk, listProdukAdmin, ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { answer, sent } from '#web/testing/api.ts'
import { expectToLast, stopTimers } from '#web/testing/clock.ts'
import { contoh } from '#web/testing/contoh.ts'
import { fill, press } from '#web/testing/hand.ts'
import { showAdmin } from '#web/testing/show-admin.tsx'
import KategoriAddPage from './kategori/kategori-add.page.tsx'
import ProdukAddPage from './produk/produk-add.page.tsx'

const KATEGORI = contoh(Kategori, { kategoriId: 1, nama: 'Vitamin' })

describe('success message', () => {
  test('for a new category lasts two seconds §9.24', async () => {
    answer(createKategori, { ...KATEGORI, message: 'Kategori berhasil ditambahkan' })
    await showAdmin(<KategoriAddPage />, { at: '/tambah-kategori' })
    await fill('Nama Kategori', 'Vitamin')
    stopTimers()
    await press('Simpan')
    await expectToLast('Kategori berhasil ditambahkan', 2000)
  })

  test('for a new product lasts two seconds §9.25', async () => {
    answer(listKategori, [KATEGORI])
    answer(listJejak, { items: [], total: 0 })
    answer(listProdukAdmin, { items: [], total: 0 })
    answer(createProduk, { ...contoh(ProdukAdmin), message: 'Produk berhasil ditambahkan' })
    await showAdmin(<ProdukAddPage />, { at: '/tambah-produk' })
    await fill('Nama Produk', 'Vitamin A')
    await fill('Kategori', '1')
    await fill('Harga', '75000')
    stopTimers()
    await press('Simpan')
    await expectToLast('Produk berhasil ditambahkan', 2000)
    expect(sent(createProduk)[0]?.body).toMatchObject({ nama: 'Vitamin A', harga: '75000' })
  })
})

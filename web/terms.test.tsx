import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { KARTU } from '#content/kartu-list.ts'
import type { KodePenyakit } from '#content/penyakit.ts'
import { TERMS, type Term as TermName } from '#content/terms.ts'
import { listProdukDosis, ProdukDosis } from '#contract/dosis/endpoints.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { getKaitanPenyakit, KaitanPenyakit } from '#contract/kaitan/endpoints.ts'
import { listNumberedLot } from '#contract/karantina/recall-admin.ts'
import { FullPaket, getPaket, getProduk, listKategori, Produk } from '#contract/katalog/endpoints.ts'
import { getProdukAdmin, ProdukAdmin } from '#contract/katalog/produk-admin.ts'
import { UsageRule } from '#contract/katalog/usage-rules.ts'
import { listKemas } from '#contract/kemas/admin.ts'
import { getKeuangan, listSetoran } from '#contract/keuangan/admin.ts'
import { listPengiriman } from '#contract/pengiriman/endpoints.ts'
import {
  CatatanToko,
  countOpening,
  getCatatanToko,
  getPenyakit,
  listPenyakit,
  listTakaranKartu,
} from '#contract/penyakit/endpoints.ts'
import { kartuPenyakit } from '#contract/penyakit/kartu-penyakit.ts'
import { getPesanan, RincianPesanan } from '#contract/pesanan/endpoints.ts'
import { getPesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { listPenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { getResepAdmin, ResepAdmin } from '#contract/resep/admin.ts'
import { getResep, listProdukResep, Resep } from '#contract/resep/endpoints.ts'
import { listMutasiStok } from '#contract/stok/admin.ts'
import { getGoodsInPreparation } from '#contract/stok/goods-in-admin.ts'
import { getLot, listLot, listMutasiLot } from '#contract/stok/lot-list-admin.ts'
import { listKategoriRak, listRak } from '#contract/stok/opname-admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { Ppn } from '#contract/uang/ppn.ts'
import { listUlasan } from '#contract/ulasan/endpoints.ts'
import { Term, TermText, TextsOfScreen } from '#web/shared/terms/term.tsx'
import { answer } from '#web/testing/api.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { pesananAdmin } from '#web/testing/contoh-pesanan.ts'
import { button, press, see } from '#web/testing/hand.ts'
import { screen, show, signIn } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import RecallListPage from './admin/karantina/recall-list.page.tsx'
import ProdukEditPage from './admin/katalog/produk/produk-edit.page.tsx'
import KemasListPage from './admin/kemas/kemas-list.page.tsx'
import KeuanganPage from './admin/keuangan/keuangan.page.tsx'
import SetoranListPage from './admin/keuangan/setoran-list.page.tsx'
import PesananDetailPage from './admin/pesanan-admin/pesanan-detail.page.tsx'
import ResepAdminPage from './admin/resep/resep-detail.page.tsx'
import GoodsInPage from './admin/stok/goods-in.page.tsx'
import LotDetailPage from './admin/stok/lot-detail.page.tsx'
import LotListPage from './admin/stok/lot-list.page.tsx'
import OpnamePage from './admin/stok/opname.page.tsx'
import { CargoMarks } from './shared/cargo-marks.tsx'
import { Panen } from './toko/buku-obat/panen.tsx'
import KalkulatorPage from './toko/dosis/kalkulator.page.tsx'
import SymptomCheckPage from './toko/gejala/cek-gejala.page.tsx'
import PaketDetailPage from './toko/katalog/paket/paket-detail.page.tsx'
import { BuyProduk } from './toko/katalog/produk/buy-produk.tsx'
import { ProdukFacts } from './toko/katalog/produk/produk-facts.tsx'
import { ProdukRemark } from './toko/katalog/produk/produk-keterangan.tsx'
import AirPage from './toko/penyakit/air.page.tsx'
import KartuPenyakitPage from './toko/penyakit/kartu-penyakit.page.tsx'
import NotaPage from './toko/pesanan-saya/nota.page.tsx'
import ResepDetailPage from './toko/resep/resep-detail.page.tsx'

const NONE = { items: [], total: 0 }

const aturan = contoh(UsageRule, { cara: 'rendam', min: 75, maks: 150, satuan: 'ppm', sumber: 'Label' })
const PPN = contoh(Ppn, {
  cara: 'ditambah',
  persen: 12,
  pembilang: 11,
  penyebut: 12,
  harga_jual: 12,
  dpp: 11,
  jumlah: 1,
})

function produk(change: Partial<Produk>) {
  const one = contoh(Produk, { produkId: 3, nama: 'Iodin', golongan: 'obat_bebas_terbatas', stok: 5, ...change })
  return show(
    <>
      <BuyProduk produk={one}>
        <ProdukFacts produk={one} />
      </BuyProduk>
      <ProdukRemark produk={one} />
    </>,
  )
}

async function kartu(kode: KodePenyakit) {
  answer(countOpening, { message: '' })
  answer(getPenyakit, kartuPenyakit(kode, await KARTU[kode]()))
  answer(listTakaranKartu, [])
  answer(getCatatanToko, contoh(CatatanToko, { artikel: [] }))
  answer(getKaitanPenyakit, contoh(KaitanPenyakit, { artikel: [] }))
  return show(screen(KartuPenyakitPage, { kode }), { at: `/layanan/penyakit/${kode}` })
}

function paket() {
  answer(listUlasan, contohResponse(listUlasan, { sebaran: [0, 0, 0, 0, 0] }))
  const content = { title: 'Paket', golongan: 'obat_bebas_terbatas', deskripsi: 'Cukup untuk rendam 75 ppm.' } as const
  answer(getPaket, contoh(FullPaket, { paketId: 2, ...content }))
  answer(listPengiriman, { data: [] })
  return show(screen(PaketDetailPage, { paketId: '2' }), { at: '/produk/produk-paketan/2' })
}

function kalkulator(search: string) {
  const one = { produkId: 5, nama: 'Peroksida', bentuk: 'cairan', aturan_pakai: [aturan] }
  answer(listProdukDosis, [contoh(ProdukDosis, one)])
  answer(getProduk, contoh(Produk, { produkId: 5 }))
  return show(screen(KalkulatorPage), { at: `/layanan/kalkulator-dosis?${search}` })
}

function resep() {
  signIn()
  const calculation = { dosis: 75, satuan: 'ppm', hari: 1, masa_henti: 30, kekuatan: null } as const
  const obat = contoh(Resep.shape.produk.element, {
    produkId: 3,
    nama: 'Obat',
    disetujui: 2,
    sisa: 2,
    hitungan: calculation,
  })
  const content = { status: 'disetujui', berlaku: true, berlaku_sampai: '2026-11-30' } as const
  answer(getResep, contoh(Resep, { resepId: 9, ...content, produk: [obat] }))
  return show(screen(ResepDetailPage), { at: '/resep-saya/9', path: '/resep-saya/:resepId' })
}

function nota() {
  signIn()
  answer(getPesanan, contoh(RincianPesanan, { midtrans_order_id: 'KS-1', ppn: PPN, ppn_ditambah: 1 }))
  return show(screen(NotaPage), { at: '/riwayat-pembayaran/nota/KS-1', path: '/riwayat-pembayaran/nota/:nomor' })
}

const admin = (Page: () => ReactNode, at: string) => showAdmin(<Page />, { at })

/** Screens on which a reader meets terms, and those terms. */
const SCREENS: readonly [name: string, terms: readonly TermName[], open: () => Promise<unknown>][] = [
  [
    'a medicine on prescription',
    ['obat keras', '% b/b', 'nomor pendaftaran', 'masa henti'],
    () =>
      produk({
        golongan: 'obat_keras',
        bahaya: 'pengoksidasi',
        masa_henti: 30,
        zat_aktif: [{ nama: 'zat', kadar: 20, satuan: '% b/b' }],
      }),
  ],
  [
    'a medicine without prescription',
    ['obat bebas terbatas', '% b/v', 'nomor pendaftaran', 'masa henti', 'ppm'],
    () =>
      produk({
        bahaya: 'korosif',
        aturan_pakai: [aturan],
        zat_aktif: [{ nama: 'zat', kadar: 20, satuan: '% b/v' }],
      }),
  ],
  ['a feed supplement', ['masa henti'], () => produk({ golongan: 'bukan_obat' })],
  ['a package', ['ppm', 'obat bebas terbatas', 'masa henti'], paket],
  [
    'cart and checkout',
    ['pengoksidasi', 'korosif'],
    () => show(<CargoMarks bahaya={['pengoksidasi', 'korosif']} suhu_simpan="ruang" />),
  ],
  ['the card of a parasite', ['ppm', 'permil', 'masa henti', 'uji kepekaan'], () => kartu('cacing-kulit')],
  ['the card of a bacterium', ['kultur', 'uji kepekaan', 'masa henti', 'nomor pendaftaran'], () => kartu('vibriosis')],
  ['the card of a virus', ['VNN', 'PCR'], () => kartu('vnn')],
  [
    'the page of the water',
    ['permil', 'masa henti'],
    () => {
      answer(listPenyakit, [])
      return show(screen(AirPage), { at: '/layanan/air' })
    },
  ],
  ['the dose calculator', ['ppm'], () => kalkulator('produk=5')],
  ['the calculator of salinity', ['permil'], () => kalkulator('cara=salinitas')],
  ['the symptom form', ['permil'], () => show(screen(SymptomCheckPage), { at: '/layanan/cek-gejala' })],
  ['the symptom result', ['VNN'], () => show(screen(SymptomCheckPage), { at: '/layanan/cek-gejala?gejala=S17,S19' })],
  ['a cage', ['masa henti'], () => show(<Panen obat={[]} safe={{ status: 'boleh_dipanen' } as never} />)],
  ['a prescription', ['SIP', 'ppm', 'masa henti'], resep],
  ['a receipt', ['DPP'], nota],
  [
    'office: lots',
    ['lot'],
    () => {
      answer(listLot, NONE)
      return admin(LotListPage, '/lot')
    },
  ],
  [
    'office: a lot',
    ['lot', 'mutasi'],
    () => {
      answer(getLot, contohResponse(getLot, { lotId: 1, nomor: 'L-1' }))
      answer(listMutasiLot, NONE)
      return showAdmin(screen(LotDetailPage, { lotId: '1' }), { at: '/lot/1' })
    },
  ],
  [
    'office: incoming goods',
    ['lot'],
    () => {
      answer(getGoodsInPreparation, contohResponse(getGoodsInPreparation))
      return admin(GoodsInPage, '/barang-masuk')
    },
  ],
  [
    'office: stocktaking',
    ['opname'],
    () => {
      answer(listRak, NONE)
      answer(listKategoriRak, [])
      return admin(OpnamePage, '/opname')
    },
  ],
  [
    'office: recalls',
    ['lot'],
    () => {
      answer(listNumberedLot, NONE)
      return admin(RecallListPage, '/tarik-lot')
    },
  ],
  [
    'office: packing',
    ['lot'],
    () => {
      answer(listKemas, NONE)
      return admin(KemasListPage, '/kemas-pesanan')
    },
  ],
  [
    'office: product form',
    ['obat keras', 'obat bebas terbatas', 'nomor pendaftaran', 'masa henti', 'ppm', '% b/b', '% b/v', 'mutasi'],
    () => {
      answer(getProdukAdmin, contoh(ProdukAdmin, { produkId: 3, kategoriId: 1, nama: 'Iodin' }))
      answer(listKategori, [])
      answer(listLot, NONE)
      answer(listMutasiStok, NONE)
      return showAdmin(screen(ProdukEditPage, { produkId: '3' }), { at: '/edit-produk/3' })
    },
  ],
  [
    'office: a prescription',
    ['SIP'],
    () => {
      answer(getResepAdmin, contoh(ResepAdmin, { resepId: 4, nama: 'Sari', sip: '503/12', status: 'menunggu' }))
      answer(listProdukResep, [])
      return showAdmin(screen(ResepAdminPage, { resepId: '4' }), { at: '/detail-resep/4' })
    },
  ],
  [
    'office: an order',
    ['DPP'],
    () => {
      answer(getPesananAdmin, pesananAdmin({ ppn: PPN }))
      answer(listPenanda, [])
      return showAdmin(screen(PesananDetailPage, { orderId: '5' }), { at: '/detail-pesanan-satuan/5' })
    },
  ],
  [
    'office: finance',
    ['laba kotor'],
    () => {
      answer(getKeuangan, contohResponse(getKeuangan))
      return admin(KeuanganPage, '/keuangan')
    },
  ],
  [
    'office: settlements',
    ['setoran'],
    () => {
      answer(listSetoran, NONE)
      return admin(SetoranListPage, '/setoran')
    },
  ],
]

beforeEach(() => {
  answer(listJejak, NONE)
  answer(listTemplat, [])
})

describe('terms of the trade', () => {
  test.each(SCREENS)('are explained once on the screen of %s', async (_, terms, open) => {
    await open()
    const times = (term: TermName) => document.body.textContent.split(TERMS[term]).length - 1
    await expect.poll(() => terms.map(times)).toEqual(terms.map(() => 1))
  })

  test('are each explained on a screen', () => {
    const explained = SCREENS.flatMap(([, terms]) => terms)
    expect(Object.keys(TERMS).filter((term) => !explained.includes(term as TermName))).toEqual([])
  })

  test('show their meaning on a tap', async () => {
    await show(<Term of="masa henti">Masa henti</Term>)
    const meaning = page.getByText('Masa henti: jeda obat sebelum panen.')
    await expect.element(meaning).not.toBeVisible()
    await press('Masa henti')
    await expect.element(meaning).toBeVisible()
  })

  test('are found in the first text of a screen that has them', async () => {
    const texts = ['Rendam 75 ppm.', 'Jangan lebih dari 150 ppm sebelum hasil PCR.']
    await show(
      <TextsOfScreen value={texts}>
        {texts.map((text) => (
          <p key={text}>
            <TermText>{text}</TermText>
          </p>
        ))}
      </TextsOfScreen>,
    )
    await see(/^Rendam/)
    expect(
      button(/./)
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['ppm', 'PCR'])
  })
})

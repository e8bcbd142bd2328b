import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  beginKode,
  confirmKode,
  getKeamanan,
  Keamanan,
  proveAdmin,
  requireKode,
} from '#contract/akun/keamanan-admin.ts'
import { askKodeLogin } from '#contract/akun/kode-login.ts'
import { KunciSandi, listKunciSandi, removeKunciSandi } from '#contract/akun/kunci-sandi.ts'
import { forgotPassword } from '#contract/akun/sandi.ts'
import { uploadGambarBeranda } from '#contract/beranda/admin.ts'
import { exportBukuObat } from '#contract/buku-obat/endpoints.ts'
import { quotePesanan } from '#contract/checkout/manual-admin.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { listJejak } from '#contract/jejak/admin.ts'
import { exportPenerima, listPenerima, Penarikan } from '#contract/karantina/recall-admin.ts'
import {
  exportPelanggan,
  getPelanggan,
  listPelanggan,
  mergePelanggan,
  PelangganAdmin,
  PelangganSummary,
  splitPelanggan,
} from '#contract/pelanggan/admin.ts'
import { uploadLogo } from '#contract/pengaturan/logo-admin.ts'
import { closeReadiness } from '#contract/pengaturan/readiness-admin.ts'
import { listPengirimanAdmin } from '#contract/pengiriman/admin.ts'
import { getPercakapan, Percakapan, sendTemplatPercakapan } from '#contract/percakapan/admin.ts'
import { getPesananAdmin, PesananAdmin } from '#contract/pesanan-admin/admin.ts'
import { listPenanda, updatePenanda } from '#contract/pesanan-admin/catatan-admin.ts'
import { getTagihan, openTagihan } from '#contract/pesanan-saya/tautan-bayar.ts'
import { approveResep, ResepAdmin } from '#contract/resep/admin.ts'
import { listProdukResep } from '#contract/resep/endpoints.ts'
import { getPush, StatePush, tryPush } from '#contract/saluran/endpoints.ts'
import { saveOpname } from '#contract/stok/opname-admin.ts'
import { listTemplat } from '#contract/templat/admin.ts'
import { answer, bare, refuse, sent } from '#web/testing/api.ts'
import { contoh, contohResponse } from '#web/testing/contoh.ts'
import { pesananAdmin } from '#web/testing/contoh-pesanan.ts'
import { button, field, fill, pick, press } from '#web/testing/hand.ts'
import { expectHiddenInNextTry } from '#web/testing/next-try.ts'
import { screen, signIn } from '#web/testing/show.tsx'
import { showAdmin } from '#web/testing/show-admin.tsx'
import { TwoFactor } from './admin/akun/dua-langkah.tsx'
import { MandatoryForAll } from './admin/akun/mandatory-for-all.tsx'
import { TurnOnKode } from './admin/akun/turn-on-kode.tsx'
import { GambarInput } from './admin/beranda/gambar-input.tsx'
import NewPesananPage from './admin/checkout/new-pesanan.page.tsx'
import { PenerimaList } from './admin/karantina/penerima-list.tsx'
import { DownloadData } from './admin/pelanggan/download-data.tsx'
import { MergePelanggan } from './admin/pelanggan/merge-pelanggan.tsx'
import { SplitPelanggan } from './admin/pelanggan/split-pelanggan.tsx'
import { LogoField } from './admin/pengaturan/logo-field.tsx'
import { ReadyToSell } from './admin/pengaturan/ready-to-sell.tsx'
import PercakapanDetailPage from './admin/percakapan/percakapan-detail.page.tsx'
import { TemplatForm } from './admin/percakapan/templat-form.tsx'
import { PesananCatatan } from './admin/pesanan-admin/pesanan-catatan.tsx'
import { ApproveForm } from './admin/resep/approve-form.tsx'
import { ForgotSandi } from './admin/sesi/forgot-sandi.tsx'
import { SaveOpname } from './admin/stok/save-opname.tsx'
import { KunciSandiSection } from './toko/akun/sandi/kunci-sandi.tsx'
import { Guard } from './toko/akun/sesi/guard.tsx'
import { LoginKodeForm } from './toko/akun/sesi/login-kode-form.tsx'
import { Downloads } from './toko/buku-obat/downloads.tsx'
import PayPage from './toko/pembayaran/pay.page.tsx'
import { PerangkatPush } from './toko/saluran/perangkat-push.tsx'

/* Steps outside the forms of `failures.test.tsx`, each refused by the server. */

const REASON = 'Server sedang menolak.'
const TIME = '2026-03-10T03:00:00.000Z'

const PELANGGAN = contoh(PelangganAdmin, {
  penggunaId: 9,
  gabungan: [{ gabungId: 2, nama: 'Siti', email: 'siti@contoh.id', dibuat: TIME, sampai: TIME }],
})
const PERCAKAPAN = contoh(Percakapan, {
  percakapanId: 7,
  penggunaId: 3,
  terhubung: true,
  mode: 'aktif',
  templat: [{ templat: 'pesanan_dikirim', nomor: 'KS-5', isi: 'Pesanan KS-5 dikirim.' }],
  bisa_dibalas: true,
  pesanan: [contoh(Percakapan.shape.pesanan.element, { orderId: 5, nomor: 'KS-5' })],
})

const LOT = contoh(Penarikan, { lotId: 5, kabar: { telepon: 0, belum: 0, menunggu: 0, terkirim: 0, gagal: 0 } })
const OBAT = contoh(ResepAdmin.shape.produk.element, { produkId: 3, nama: 'Prazikuantel', diminta: 2 })
const gambar = () => new File(['x'], 'a.png', { type: 'image/png' })

interface Step {
  /** Endpoint that refuses. */
  endpoint: Endpoint
  screen: ReactNode
  /** URL of the screen, with its query. */
  at?: string
  /** Names of the buttons that lead to the request, or how to get there. */
  act: string[] | (() => Promise<unknown>)
  /** The same for another try, which is the default; null if the screen offers none. */
  again?: string[] | null
}

const STEPS: Record<string, Step> = {
  'the second step of the login': {
    endpoint: confirmKode,
    screen: (
      <TurnOnKode secret={{ rahasia: 'ABCDEFGH', uri: 'otpauth://x' }} onClose={() => {}} onDone={async () => {}} />
    ),
    async act() {
      await fill('Kode', '123456')
      await press('Nyalakan')
    },
  },
  'the total of a new order': {
    endpoint: quotePesanan,
    screen: <NewPesananPage />,
    at: '/tambah-pesanan?pengganti=5',
    act: [],
    again: null,
  },
  'the list of buyers of a lot': {
    endpoint: exportPenerima,
    screen: <PenerimaList lot={LOT}>{null}</PenerimaList>,
    act: ['Unduh CSV'],
  },
  'the data of a customer': {
    endpoint: exportPelanggan,
    screen: <DownloadData pelanggan={PELANGGAN} />,
    act: ['Unduh data pribadi'],
  },
  'the proof before a step': {
    endpoint: proveAdmin,
    screen: <DownloadData pelanggan={PELANGGAN} />,
    async act() {
      answer(exportPelanggan, refuse('PERLU_BUKTI') as never)
      await press('Unduh data pribadi')
      await fill('Kata sandi', 'rahasia')
      await press('Lanjutkan')
    },
    again: ['Lanjutkan'],
  },
  'the split of merged accounts': {
    endpoint: splitPelanggan,
    screen: <SplitPelanggan pelanggan={PELANGGAN} />,
    act: ['Pisahkan akun', 'Pisahkan'],
  },
  'the end of the steps of a new shop': {
    endpoint: closeReadiness,
    screen: <ReadyToSell readiness={{ langkah: { identitas: false }, ditutup: false } as never} />,
    act: ['Tutup daftar ini'],
  },
  'a template of a conversation': {
    endpoint: sendTemplatPercakapan,
    screen: <TemplatForm percakapan={PERCAKAPAN} />,
    act: ['Kirim Templat'],
  },
  'the ready text about an order': {
    endpoint: getPesananAdmin,
    screen: screen(PercakapanDetailPage, { percakapanId: '7' }),
    act: () => fill('Teks siap pakai (opsional)', '5'),
  },
  'the labels of an order': {
    endpoint: updatePenanda,
    screen: <PesananCatatan pesanan={contoh(PesananAdmin, { penanda: ['grosir'] })} />,
    act: ['Hapus penanda grosir'],
  },
  'a forgotten password of the office': {
    endpoint: forgotPassword,
    screen: <ForgotSandi />,
    async act() {
      await press('Lupa kata sandi?')
      await fill('Email', 'budi@contoh.id')
      await press('Kirim Tautan')
    },
  },
  'the counts of the shelf': {
    endpoint: saveOpname,
    screen: <SaveOpname draft={[{ lotId: 5, nama: 'Iodin', lot: 'L-1', jumlah: '3', sisa: 4, versiLot: 1 }]} />,
    act: ['Periksa dan Simpan', 'Simpan Opname'],
  },
  'the start of the second step of the login': {
    endpoint: beginKode,
    screen: <TwoFactor keamanan={contoh(Keamanan, { kodeSejak: null })} />,
    act: ['Nyalakan'],
  },
  'the second step for all administrators': {
    endpoint: requireKode,
    screen: <MandatoryForAll keamanan={contoh(Keamanan, { kodeSejak: null })} />,
    act: () => press(page.getByRole('checkbox')),
  },
  'a picture of the landing page': {
    endpoint: uploadGambarBeranda,
    screen: <GambarInput label="Foto" value={null} onChange={() => {}} shape="lebar" />,
    act: () => pick(field('Pilih foto'), gambar()),
  },
  'the logo': {
    endpoint: uploadLogo,
    screen: <LogoField value="" onChange={() => {}} />,
    act: () => pick(field('Pilih logo'), gambar()),
  },
  'the merge of two accounts': {
    endpoint: mergePelanggan,
    screen: <MergePelanggan pelanggan={PELANGGAN} />,
    async act() {
      await press('Gabungkan akun kembar')
      await fill(page.getByRole('combobox'), 'siti')
      await userEvent.click(page.getByRole('option', { name: /^Siti/ }))
      await press('Gabungkan')
    },
    again: ['Gabungkan'],
  },
  'the decision on a prescription': {
    endpoint: approveResep,
    screen: <ApproveForm resep={contoh(ResepAdmin, { resepId: 4, produk: [OBAT], sip_pemutus: '446/1/2026' })} />,
    async act() {
      await fill('Dosis dan cara pakai untuk pembeli', 'Rendam 30 menit')
      await press('Setujui')
    },
  },
  'the deletion of a passkey': {
    endpoint: removeKunciSandi,
    screen: (
      <Guard skeleton={null}>
        <KunciSandiSection />
      </Guard>
    ),
    act: ['Hapus HP di rakit', 'Ya, Hapus'],
  },
  'a code to log in with': {
    endpoint: askKodeLogin,
    screen: <LoginKodeForm email="siti@contoh.id" />,
    act: ['Kirim kode'],
  },
  'the table of the treatment book': {
    endpoint: exportBukuObat,
    screen: (
      <Downloads buku={{ buku: { keramba: [], pengobatan: [] }, hariIni: '2026-03-10', pendingCount: 0 } as never} />
    ),
    act: ['Unduh tabel (CSV)'],
  },
  'the payment by link': {
    endpoint: openTagihan,
    screen: screen(PayPage, { token: 'abc' }),
    act: ['Bayar sekarang'],
  },
  'a trial of notifications': {
    endpoint: tryPush,
    screen: (
      <Guard skeleton={null}>
        <PerangkatPush />
      </Guard>
    ),
    act: () => press(button(/^Coba Chrome/)),
  },
}

beforeEach(() => {
  signIn()
  const device = { langgananId: 3, nama: 'Chrome di Android', dibuat: TIME, isIni: false }
  answer(getPush, contoh(StatePush, { publik: 'B'.repeat(87), perangkat: [device] }))
  answer(getTagihan, contohResponse(getTagihan, { dapat_dibayar: true }))
  answer(listProdukResep, [])
  answer(listPelanggan, { items: [contoh(PelangganSummary, { penggunaId: 8, nama: 'Siti' })], total: 1 })
  answer(getPelanggan, PELANGGAN)
  answer(getKeamanan, contoh(Keamanan, { kodeSejak: null }))
  answer(listKunciSandi, [contoh(KunciSandi, { kunciId: 3, nama: 'HP di rakit' })])
  answer(listPengirimanAdmin, { items: [], total: 0 })
  answer(listPenerima, { items: [], total: 0 })
  answer(listPenanda, [])
  answer(getPercakapan, PERCAKAPAN)
  answer(listTemplat, [])
  answer(listJejak, { items: [], total: 0 })
  answer(getPesananAdmin, pesananAdmin())
})

test.each(Object.entries(STEPS))(
  'a refusal is shown until the next try: %s',
  async (_, { endpoint, screen, ...step }) => {
    const { at = '/', act, again = act } = step
    async function send(steps: Step['act']) {
      if (typeof steps === 'function') await steps()
      else for (const name of steps) await press(name)
    }
    const alert = page.getByRole('alert').filter({ hasText: REASON })
    answer(endpoint, bare(400, { message: REASON }) as never)
    await showAdmin(screen, { at })
    await send(act)
    await expect.element(alert).toBeVisible()
    expect(sent(endpoint)).toHaveLength(1)
    if (!again) return
    await expectHiddenInNextTry(endpoint, () => send(again))
  },
)

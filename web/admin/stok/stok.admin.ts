import { ChartNoAxesColumn, ClipboardCheck, Layers, PackagePlus } from 'lucide-react'
import { LOT } from '#contract/stok/lot-list-admin.ts'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

const WITHIN_DAYS = ['30', '60', '90']

export const admin: AdminFeature = {
  menu: [
    {
      to: '/lot',
      room: 'stok',
      nama: 'Lot Stok',
      menuName: 'Stok',
      Icon: Layers,
      urutan: 35,
    },
    {
      to: '/barang-masuk',
      room: 'stok',
      nama: 'Barang Masuk',
      Icon: PackagePlus,
      urutan: 36,
      also: ['/impor-barang-masuk'],
    },
    { to: '/opname', room: 'stok', nama: 'Opname', Icon: ClipboardCheck, urutan: 37 },
    { to: '/laba-lot', room: 'uang', nama: 'Laba Kotor', Icon: ChartNoAxesColumn, urutan: 63, peran: [] },
  ],
  jejak: { lot: 'Lot' },
  columns: {
    ...LOT,
    jumlah: { label: 'Jumlah' },
    diterima: { label: 'Diterima', kind: 'date' },
    sisa: { label: 'Isi' },
    alasan: { label: 'Alasan' },
  },
  tugas: {
    barangDitunggu: {
      nama: 'Pesanan menunggu barang',
      arti: 'Lot untuk pesanan yang sudah masuk tidak boleh dipakai. Catat barang penggantinya.',
      tone: 'merah',
      urutan: 15,
      links: toList('Barang masuk', '/barang-masuk'),
    },
    lotTerlaluDekat: {
      nama: 'Lot tidak dijual lagi',
      arti: 'Sudah atau hampir kedaluwarsa, jadi tidak dijual lagi.',
      tone: 'kuning',
      urutan: 44,
      links: toList('Lihat lot', '/lot?keadaan=disisihkan'),
    },
    lotKedaluwarsa: {
      nama: 'Segera kedaluwarsa',
      arti: 'Lot yang masih berisi dan kedaluwarsa dalam 30, 60, atau 90 hari.',
      tone: 'kuning',
      urutan: 45,
      links: (counts) =>
        WITHIN_DAYS.map((hari) => ({
          name: `${hari} hari`,
          to: `/lot?kedaluwarsa=${hari}`,
          count: typeof counts === 'number' ? counts : (counts[hari] ?? 0),
        })),
    },
    lotTanpaNomor: {
      nama: 'Stok tanpa nomor lot',
      arti: 'Produk yang nomor lot dan kedaluwarsanya belum dicatat. Baca dari kemasannya.',
      tone: 'abu',
      urutan: 57,
      links: toList('Lihat produk', '/lot?keadaan=tanpa-nomor'),
    },
  },
}

import { MapPinned, Truck } from 'lucide-react'
import { PENGIRIMAN } from '#contract/pengiriman/admin.ts'
import { TARIF } from '#contract/pengiriman/tarif-admin.ts'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

const { kode_wilayah, shippingId: _metode, ...TARIF_SHOWN } = TARIF

export const admin: AdminFeature = {
  menu: [
    {
      to: '/metode-pengiriman',
      room: 'pengiriman',
      nama: 'Metode Pengiriman',
      Icon: Truck,
      urutan: 70,
      also: ['/tambah-pengiriman', '/edit-pengiriman'],
    },
    {
      to: '/tarif-ongkir',
      room: 'pengiriman',
      nama: 'Tarif Ongkir',
      Icon: MapPinned,
      urutan: 71,
      also: ['/tambah-tarif-ongkir', '/edit-tarif-ongkir', '/impor-tarif-ongkir'],
    },
  ],
  jejak: { 'metode-pengiriman': 'Metode pengiriman', 'tarif-ongkir': 'Tarif ongkir' },
  // The audit trail shows a region by its name and its code.
  columns: {
    ...TARIF_SHOWN,
    ...PENGIRIMAN,
    nama_metode: { label: 'Metode' },
    wilayah: { label: 'Wilayah' },
    kode_wilayah: { ...kode_wilayah, label: 'Kode wilayah' },
  },
  setup: {
    ongkir: {
      nama: 'Atur ongkir',
      arti: 'Metode pengiriman dan ongkirnya masih kosong atau contoh.',
      urutan: 40,
      to: '/metode-pengiriman',
    },
  },
  tugas: {
    tanpaPembawa: {
      nama: 'Produk tanpa pengiriman',
      arti: 'Dijual, tetapi belum ada cara kirimnya. Bahan berbahaya perlu jalur darat atau laut; barang dingin perlu layanan dingin.',
      tone: 'kuning',
      urutan: 56,
      links: toList('Lihat pengiriman', '/metode-pengiriman'),
    },
    jalurDitebak: {
      nama: 'Jalur pengiriman perlu diperiksa',
      arti: 'Jalurnya diisi otomatis dari nama metode. Buka metodenya, periksa, lalu simpan.',
      tone: 'kuning',
      urutan: 57,
      links: toList('Lihat pengiriman', '/metode-pengiriman'),
    },
  },
}

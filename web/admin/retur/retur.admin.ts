import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  columns: {
    retur: { label: 'Retur' },
    rak: { label: 'Ke rak' },
    karantina: { label: 'Ke karantina' },
    hilang: { label: 'Tidak datang' },
  },
  tugas: {
    returDitunggu: {
      nama: 'Retur ditunggu',
      arti: 'Barangnya sedang dikirim kembali oleh pembeli.',
      tone: 'kuning',
      urutan: 31,
      links: toList('Lihat pesanannya', '/pesanan-semua?lihat=retur'),
    },
  },
}

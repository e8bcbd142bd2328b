import { type Office, toDaftar } from '#web/admin/ui/office.ts'

export const office: Office = {
  kolom: {
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
      daftar: toDaftar('Lihat pesanannya', '/pesanan-semua?lihat=retur'),
    },
  },
}

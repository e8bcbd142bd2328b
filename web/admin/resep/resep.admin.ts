import { ClipboardPlus } from 'lucide-react'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/daftar-resep',
      room: 'pesanan',
      nama: 'Resep',
      Icon: ClipboardPlus,
      urutan: 54,
      also: ['/detail-resep', '/banding-resep'],
    },
  ],
  jejak: { resep: 'Resep' },
  columns: {
    keputusan: {
      label: 'Keputusan',
      words: { menunggu: 'Menunggu diperiksa', disetujui: 'Disetujui', ditolak: 'Ditolak' },
    },
    berlaku_sampai: { label: 'Berlaku sampai' },
    sip_pemutus: { label: 'Nomor SIP yang memutuskan' },
    disetujui: { label: 'Disetujui' },
    berkas_dihapus: { label: 'Berkas dihapus' },
  },
  tugas: {
    resepMenunggu: {
      nama: 'Resep menunggu diperiksa',
      arti: 'Pembeli belum bisa membayar sebelum resepnya diputuskan.',
      tone: 'kuning',
      urutan: 12,
      links: toList('Periksa resep', '/daftar-resep?status=menunggu'),
    },
  },
}

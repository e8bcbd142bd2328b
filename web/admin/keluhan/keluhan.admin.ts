import { MessageCircleWarning } from 'lucide-react'
import { type AdminFeature, toList } from '#web/admin/ui/admin-feature.ts'

export const admin: AdminFeature = {
  menu: [
    {
      to: '/daftar-keluhan',
      room: 'pesanan',
      nama: 'Keluhan',
      Icon: MessageCircleWarning,
      urutan: 51,
      also: ['/detail-keluhan'],
    },
  ],
  jejak: { keluhan: 'Keluhan' },
  columns: { keluhan: { label: 'Keluhan' }, lot: { label: 'Dari lot' } },
  tugas: {
    keluhanMenunggu: {
      nama: 'Keluhan menunggu jawaban',
      arti: 'Pembeli menunggu jawaban tentang pesanannya.',
      tone: 'kuning',
      urutan: 13,
      links: toList('Baca keluhan', '/daftar-keluhan?status=menunggu'),
    },
    keluhanLewat: {
      nama: 'Keluhan lewat batas jawab',
      arti: 'Menurut syarat toko, keluhan dijawab dalam 3 hari kerja.',
      tone: 'merah',
      urutan: 9,
      links: toList('Jawab sekarang', '/daftar-keluhan?status=menunggu'),
    },
  },
}

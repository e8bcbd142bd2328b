import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'

export const perjalanan = defineFeature({
  nama: 'perjalanan',
  imports: ['buku', 'surat', 'templat'],
  tables: ['riwayat_status'],
  invariants,
})

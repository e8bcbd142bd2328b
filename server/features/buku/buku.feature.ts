import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'

export const buku = defineFeature({
  nama: 'buku',
  imports: [],
  tables: ['buku', 'buku_baris'],
  invariants,
})

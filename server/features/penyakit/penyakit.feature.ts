import { defineFeature } from '#server/feature.ts'
import { penyakitRoutes } from './penyakit.routes.ts'

/** Cards of diseases: what `content/` says, and how much of the shop's products that takes. */
export const penyakit = defineFeature({
  nama: 'penyakit',
  imports: ['dosis', 'kaitan', 'katalog', 'konten'],
  routes: penyakitRoutes,
})

import { defineFeature } from '#server/feature.ts'
import { fotoRoutes } from './foto.routes.ts'
import { keepFoto } from './keep-foto.ts'

/** Photos sent to the shop. The features that a photo belongs to decide who may see it. */
export const foto = defineFeature({
  name: 'foto',
  imports: [],
  tables: ['foto'],
  routes: fotoRoutes,
  jobs: { 'jaga-foto': { every: 3600, run: keepFoto } },
})

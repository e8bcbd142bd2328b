import { defineFeature } from '#server/feature.ts'
import { fotoRoutes } from './foto.routes.ts'
import { keepFoto } from './keep-foto.ts'

/** Photos that people send to the shop. Who may see one, the features say that it goes with. */
export const foto = defineFeature({
  nama: 'foto',
  imports: [],
  routes: fotoRoutes,
  jobs: { 'jaga-foto': { every: 3600, run: keepFoto } },
})

import { defineFeature } from '#server/feature.ts'
import { dosisRoutes } from './dosis.routes.ts'

export const dosis = defineFeature({
  name: 'dosis',
  imports: ['katalog'],
  routes: dosisRoutes,
})

import { defineFeature } from '#server/feature.ts'
import { kabarRoutes } from './kabar.routes.ts'

/** The account's inbox: a view of the outbox. */
export const kabar = defineFeature({
  name: 'kabar',
  imports: ['akun', 'surat'],
  columns: { surat: ['dibaca'] },
  routes: kabarRoutes,
})

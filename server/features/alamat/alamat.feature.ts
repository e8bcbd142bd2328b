import { defineFeature } from '#server/feature.ts'
import { alamatRoutes } from './alamat.routes.ts'
import { invariants } from './invariants.ts'
import { person } from './person.ts'

export const alamat = defineFeature({
  name: 'alamat',
  imports: ['akun'],
  tables: ['alamat'],
  routes: alamatRoutes,
  invariants,
  person,
})

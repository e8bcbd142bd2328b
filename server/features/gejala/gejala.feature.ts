import { defineFeature } from '#server/feature.ts'
import { gejalaRoutes } from './gejala.routes.ts'

/** Possible diseases for the signs on a sick fish. Stateless: computed from `content/`. */
export const gejala = defineFeature({ name: 'gejala', imports: [], routes: gejalaRoutes })

import { defineFeature } from '#server/feature.ts'
import { gejalaRoutes } from './gejala.routes.ts'

/** What signs on a sick fish may point to. It keeps nothing: all of it is computed from `content/`. */
export const gejala = defineFeature({ nama: 'gejala', imports: [], routes: gejalaRoutes })

import { defineFeature } from '#server/feature.ts'

/** Legal rules on medicine, for all features that sell or describe it. */
export const obat = defineFeature({ name: 'obat', imports: [] })

import { defineFeature } from '#server/feature.ts'

/** What the law says of medicine, for all who write of it or sell it. */
export const obat = defineFeature({ nama: 'obat', imports: [] })

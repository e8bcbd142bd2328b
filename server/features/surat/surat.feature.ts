import { defineFeature } from '#server/feature.ts'
import { invariants } from './invariants.ts'
import { sendDue } from './send-due.ts'

export const surat = defineFeature({
  nama: 'surat',
  imports: [],
  jobs: { 'kirim-surat': { every: 10, run: sendDue } },
  invariants,
})

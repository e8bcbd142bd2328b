import type { ResepAdmin } from '#contract/resep/admin.ts'

/** Ways in which another prescription is similar. */
export const SIMILAR_WORDS: Record<ResepAdmin['serupa'][number]['sebab'], string> = {
  berkas: 'Berkasnya sama',
  gambar: 'Gambarnya mirip',
  sip: 'Nomor SIP-nya sama, dari akun lain',
}

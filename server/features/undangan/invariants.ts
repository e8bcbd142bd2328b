import { type RawBuilder, sql } from 'kysely'
import type { Finding } from '#server/feature.ts'

export const invariants: Record<string, RawBuilder<Finding>> = {
  'Undangan yang tidak berlaku sudah dihapus dari email tersimpan': sql`
    SELECT 'surat ' || surat_id AS rujukan, 'memuat undangan yang sudah mati' AS keterangan
    FROM surat
    WHERE kunci ~ '^undangan:' AND teks ~ '[?&]token=[A-Za-z0-9_-]{43}'
      AND NOT EXISTS (SELECT FROM undangan WHERE 'undangan:' || encode(token_hash, 'hex') = kunci)`,
}

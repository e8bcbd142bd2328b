import type { KejadianActor } from '#contract/keamanan/admin.ts'
import { KEJADIAN, type KejadianKind, type Tingkat } from '#contract/keamanan/kinds-admin.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

const TONES: Record<Tingkat, BadgeTone> = { penting: 'merah', waspada: 'kuning', biasa: 'abu' }

/** Returns the color of a security event, by its severity. */
export const toneOf = (kind: KejadianKind): BadgeTone => TONES[KEJADIAN[kind].tingkat]

export const TINGKAT_WORDS: Record<Tingkat, string> = {
  penting: 'Penting',
  waspada: 'Perlu diwaspadai',
  biasa: 'Biasa',
}

export const ACTOR_WORDS: Record<KejadianActor, string> = {
  admin: 'Administrator',
  pelanggan: 'Pembeli',
  'tidak-dikenal': 'Tidak dikenal',
}

/** Disease classes in tie-break order. */
export const KELAS = {
  B: 'Bakteri',
  J: 'Jamur',
  V: 'Virus',
  P: 'Parasit',
  N: 'Nutrisi',
  L: 'Air & lingkungan',
} as const
export type KodeKelas = keyof typeof KELAS

/** The classes in the order in which a tie is decided. */
export const KELAS = {
  B: 'Bakteri',
  J: 'Jamur',
  V: 'Virus',
  P: 'Parasit',
  N: 'Nutrisi',
  L: 'Air & lingkungan',
} as const
export type KodeKelas = keyof typeof KELAS

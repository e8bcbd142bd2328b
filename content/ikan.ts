/** Farmed groupers, with the names that farmers use. */
export const IKAN = {
  cantang: 'Kerapu cantang',
  macan: 'Kerapu macan',
  cantik: 'Kerapu cantik',
  bebek: 'Kerapu bebek (tikus)',
  sunu: 'Kerapu sunu',
  lumpur: 'Kerapu lumpur',
  lain: 'Ikan lain',
} as const

import type { KodeGejala } from '#content/gejala.ts'

/** Signs of an emergency, listed first because they need action before a diagnosis. */
export const CRITICAL: readonly KodeGejala[] = ['S10', 'S17', 'S18', 'S22', 'S19']

/** All other signs by location: from visible from the boat to visible only by dissection. `content` names examples. */
export const SIGN_GROUPS: readonly { title: string; content: string; tanda: readonly KodeGejala[] }[] = [
  {
    title: 'Tingkah laku',
    content: 'menggosok badan, napas cepat, tidak mau makan',
    tanda: ['S03', 'S09', 'S21', 'S20', 'S30'],
  },
  {
    title: 'Kulit dan sirip',
    content: 'bintik, lendir, borok, sirip geripis',
    tanda: ['S01', 'S02', 'S07', 'S11', 'S12', 'S13', 'S23', 'S24'],
  },
  { title: 'Hewan kecil yang menempel', content: 'cacing, lintah, kutu', tanda: ['S04', 'S05', 'S06'] },
  {
    title: 'Mata, insang, dan bentuk badan',
    content: 'mata keruh, insang pucat, badan kurus',
    tanda: ['S15', 'S14', 'S08', 'S16', 'S29', 'S27'],
  },
  { title: 'Bagian dalam ikan yang dibedah', content: 'hati, limpa, ginjal', tanda: ['S25', 'S26', 'S28'] },
]

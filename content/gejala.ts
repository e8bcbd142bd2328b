import type { KodeKelas } from './kelas.ts'

/**
 * Visible signs of a sick fish in farmers' words, with a weight per class: 1 = common to many, 2 = typical, 3 = points to the
 * class. `bahaya`: call for help first. The weights are the shop's own, derived from the sources in `content/sumber.ts`; the
 * threshold of deaths is a rule of this site.
 */
export const GEJALA = {
  S01: { nama: 'Bintik putih kecil seperti pasir di kulit, sirip, atau insang', bobot: { P: 3 } },
  S02: { nama: 'Lapisan debu cokelat keemasan seperti beludru di kulit', bobot: { P: 3 } },
  S03: { nama: 'Menggosokkan badan ke jaring atau dinding', bobot: { P: 2, L: 1 } },
  S04: { nama: 'Cacing pipih bening tampak atau rontok saat ikan direndam air tawar', bobot: { P: 3 } },
  S05: { nama: 'Lintah cokelat-hitam 8–15 mm menempel di sirip, mulut, atau mata', bobot: { P: 3 } },
  S06: { nama: 'Kutu atau serangga air kecil bergerak di kulit, mulut, atau insang', bobot: { P: 3 } },
  S07: { nama: 'Lendir berlebih, kulit tampak keabu-abuan', bobot: { P: 2, L: 1, B: 1 } },
  S08: { nama: 'Insang pucat (merah muda atau putih)', bobot: { V: 2, P: 2, N: 1 } },
  S09: { nama: 'Tutup insang terbuka, napas cepat, berkumpul di arus air masuk', bobot: { P: 2, L: 2, B: 1 } },
  S10: {
    nama: 'Banyak ikan serentak megap-megap di permukaan, terutama menjelang subuh',
    bobot: { L: 3, P: 1 },
    bahaya: true,
  },
  S11: { nama: 'Ujung sirip atau ekor geripis dan memutih', bobot: { B: 3, P: 1 } },
  S12: { nama: 'Borok atau luka terbuka kemerahan di badan', bobot: { B: 3, P: 1, J: 1 } },
  S13: { nama: 'Perdarahan di mulut, pangkal sirip, atau dubur', bobot: { B: 3 } },
  S14: { nama: 'Mata menonjol pada satu atau dua sisi', bobot: { B: 2, V: 1, L: 1 } },
  S15: { nama: 'Mata keruh atau memutih', bobot: { P: 2, B: 1, N: 1 } },
  S16: { nama: 'Perut membengkak berisi cairan', bobot: { B: 2, V: 1, J: 1 } },
  S17: {
    nama: 'Larva atau benih berputar, berenang seperti spiral, atau menghentakkan kepala ke permukaan',
    bobot: { V: 3, B: 1, N: 1 },
    bahaya: true,
  },
  S18: {
    nama: 'Ikan berbaring miring di dasar seperti tidur, warna gelap, lalu mati cepat',
    bobot: { V: 3 },
    bahaya: true,
  },
  S19: {
    nama: 'Benih mengambang dengan gelembung renang membesar, perut ke atas',
    bobot: { V: 2, N: 1, L: 1 },
    bahaya: true,
  },
  S20: { nama: 'Warna badan menggelap dan menyendiri', bobot: { V: 1, B: 1, P: 1 } },
  S21: { nama: 'Nafsu makan satu keramba hilang mendadak', bobot: { L: 2, V: 1, B: 1, P: 1 } },
  S22: {
    nama: 'Kematian melonjak: 1% per hari atau lebih selama 2 hari, atau 5% dalam sehari',
    bobot: { V: 2, L: 2, B: 1 },
    bahaya: true,
  },
  S23: { nama: 'Gumpalan seperti kapas putih atau abu-abu pada luka, telur, atau benih', bobot: { J: 3 } },
  S24: { nama: 'Bercak atau luka hitam berlubang dengan tepi gelap', bobot: { J: 2, B: 1 } },
  S25: { nama: 'Benjolan putih kecil di limpa, ginjal, atau hati saat dibedah', bobot: { B: 3, J: 2 }, bahaya: true },
  S26: { nama: 'Limpa membesar dan gelap saat dibedah, insang pucat', bobot: { V: 3, B: 1 }, bahaya: true },
  S27: { nama: 'Tulang punggung bengkok atau tutup insang pendek', bobot: { N: 3 } },
  S28: { nama: 'Hati pucat kekuningan dan berminyak', bobot: { N: 3, B: 1 } },
  S29: { nama: 'Badan kurus, kepala tampak besar, tumbuh lambat', bobot: { N: 2, P: 2, B: 1 } },
  S30: {
    nama: 'Kejang atau hilang keseimbangan setelah lama diberi satu jenis rucah (teri, sarden)',
    bobot: { N: 3, V: 1 },
  },
} as const satisfies Record<string, Gejala>

/** A sign. Its drawing is the symbol of its code in `web/drawings/gejala.svg`, described in `content/gambar.ts`. */
interface Gejala {
  nama: string
  bobot: Partial<Record<KodeKelas, 1 | 2 | 3>>
  bahaya?: true
}

export type KodeGejala = keyof typeof GEJALA

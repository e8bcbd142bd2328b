/*
 * Sources of the cards' lines. Each has an author, a year and a place where a reader finds it; an address only if it was opened and
 * is stable. Two are no writings: `K` is common practice, `SITUS` a cautious rule of this site. docs/evidence.tsv lists all lines.
 */

/** A writing. */
interface Tulisan {
  penulis: string
  /** Year, or the day of reading for a page without one. */
  tahun: string
  judul: string
  tempat: string
  alamat?: string
}

/** A line without a writing behind it. */
interface Practice {
  judul: string
}

const WITHOUT_YEAR = 'tanpa tahun, dibaca 2026'

export const SUMBER = {
  K: { judul: 'Praktik umum budidaya laut, belum dirujuk ke satu tulisan' },
  SITUS: { judul: 'Aturan KerapuSehat, sengaja hati-hati; bukan dari peraturan atau penelitian' },
  S1: {
    penulis: 'Istiqomah dkk.',
    tahun: '2020',
    judul: 'Review: vibriosis management in Indonesian marine fish farming',
    tempat: 'E3S Web of Conferences 147: 01001',
    alamat: 'https://doaj.org/article/b5a2f85ada904a929404aace9e9a2393',
  },
  S2: {
    penulis: 'Istiqomah dkk.',
    tahun: '2023',
    judul: 'Bakteri pada wabah kerapu cantang',
    tempat: 'Biodiversitas 24: 2493–2501',
    alamat: 'https://smujo.id/biodiv/article/view/14121',
  },
  S3: {
    penulis: 'Direktorat Kesehatan Ikan dan Lingkungan, DJPB-KKP',
    tahun: '2010 dan 2014',
    judul: 'Lembar saku penyakit ikan laut',
    tempat: 'salinan di blog penyuluh perikanan; aslinya belum kami lihat',
  },
  S4: {
    penulis: 'Kementerian Kelautan dan Perikanan',
    tahun: '2024',
    judul: 'Permen KP 19/2024 tentang Obat Ikan',
    tempat: 'ringkasan di Liputan6, 26 Februari 2025; lampirannya belum kami baca',
  },
  S5: {
    penulis: 'Kementerian Kelautan dan Perikanan',
    tahun: '2021',
    judul: 'Permen KP 13/2021 tentang tanggap darurat penyakit ikan, dan Kepmen KP 28/2021',
    tempat: 'Permen di pasal.id; daftar dalam Kepmen belum kami baca',
    alamat: 'https://pasal.id/en/peraturan/permen/permen-kkp-no-13-tahun-2021',
  },
  S5b: {
    penulis: 'Kementerian Kelautan dan Perikanan',
    tahun: '2007',
    judul: 'Kepmen KP 33/2007: jenis penyakit ikan yang berpotensi menjadi wabah',
    tempat: 'salinan lampiran di empangqq.com',
  },
  S6: {
    penulis: 'Cruz-Lacierda, Toledo, Tan-Fermin & Burreson',
    tahun: '2000',
    judul: 'Marine leech infestation in cultured orange-spotted grouper',
    tempat: 'Aquaculture; repositori SEAFDEC/AQD',
  },
  S7: {
    penulis: 'Kua dkk.',
    tahun: '2010',
    judul: 'Life cycle of the marine leech Zeylanicobdella arugamensis',
    tempat: 'Aquaculture 302',
  },
  S7b: {
    penulis: 'Murwantoko, Condro, Isnansetyo & Zafran',
    tahun: '2017',
    judul: 'Life cycle of marine leech from cultured cantik hybrid grouper',
    tempat: 'Aquacultura Indonesiana 18(2)',
  },
  S7c: {
    penulis: 'peneliti lintah kerapu cantang (nama belum tercatat)',
    tahun: WITHOUT_YEAR,
    judul: 'Citric acid soaking as an anti Zeylanicobdella arugamensis ectoparasite',
    tempat: 'abstrak di discovery.researcher.life',
  },
  S7d: {
    penulis: 'Kua & Leaw',
    tahun: WITHOUT_YEAR,
    judul: 'Kematian benih kerapu macan karena lintah laut',
    tempat: 'pracetak untuk Diseases of Aquatic Organisms',
  },
  S8: {
    penulis: 'Hirazawa, Tsubone & Takano',
    tahun: '2016',
    judul: 'Hidrogen peroksida 75 ppm pada Benedenia, Neobenedenia, dan Zeuxapta',
    tempat: 'Aquaculture 450',
  },
  S9: {
    penulis: 'Pusat perikanan Prefektur Kagawa, Jepang',
    tahun: 'setelah 1997',
    judul: 'Pseudorhabdosynochus epinepheli on red spotted grouper, and hydrogen peroxide bathing',
    tempat: 'abstrak di discovery.researcher.life',
  },
  S10: {
    penulis: 'Stephens dkk.',
    tahun: '2003',
    judul: 'Treatments to control Haliotrema abaddon in the West Australian dhufish',
    tempat: 'Aquaculture 215',
  },
  S10b: {
    penulis: 'Enriquez-Benavides dkk.',
    tahun: '2025',
    judul: 'Control of Rhabdosynochus viridisi in Centropomus viridis',
    tempat: 'Latin American Journal of Aquatic Research 53(3)',
    alamat: 'https://lajar.cl/index.php/rlajar/article/view/vol53-issue3-fulltext-3338',
  },
  S11: {
    penulis: 'Williams, Ernst, Chambers & Whittington',
    tahun: '2007',
    judul: 'Orally administered praziquantel against monogeneans of yellowtail kingfish',
    tempat: 'Diseases of Aquatic Organisms 77: 199',
  },
  S13a: {
    penulis: 'Yanong',
    tahun: '2009',
    judul: 'Cryptocaryon irritans infections in fish (FA164)',
    tempat: 'UF/IFAS EDIS',
    alamat: 'https://edis.ifas.ufl.edu/publication/fa164',
  },
  S14: {
    penulis: 'Brazenor & Hutson',
    tahun: '2015',
    judul: 'Effects of temperature and salinity on the life cycle of Neobenedenia sp.',
    tempat: 'Parasitology Research 114: 1875–1886',
  },
  S14a: {
    penulis: 'Ernst, Whittington, Corneillie & Talbot',
    tahun: '2005',
    judul: 'Egg embryonation and hatching of Benedenia seriolae',
    tempat: 'Journal of Fish Diseases',
    alamat: 'https://zendy.io/title/10.1111/j.1365-2761.2004.00605.x',
  },
  S14b: {
    penulis: 'Universitas James Cook (kelompok Hutson)',
    tahun: WITHOUT_YEAR,
    judul: 'Kalender Neobenedenia, dan ketahanan telurnya terhadap air tawar',
    tempat: 'marineparasites.com',
  },
  S15: {
    penulis: 'Ebi, Yong, Lim & Shapawi',
    tahun: '2018',
    judul: 'Dietary ascorbic acid requirement of juvenile hybrid grouper',
    tempat: 'Journal of King Saud University – Science',
    alamat: 'https://doi.org/10.1016/j.jksus.2018.04.024',
  },
  S16: {
    penulis: 'Giri dkk.',
    tahun: '2005',
    judul: 'Tiamin untuk kerapu bebek, penelitian Gondol',
    tempat: 'Balai Besar Riset Perikanan Budidaya Laut Gondol',
  },
  S17: {
    penulis: 'Pemerintah Republik Indonesia',
    tahun: '2021',
    judul: 'PP 22/2021 lampiran VIII: baku mutu air laut',
    tempat: 'Lembaran Negara; untuk biota laut',
  },
  S17a: {
    penulis: 'Badan Standardisasi Nasional',
    tahun: '2011',
    judul: 'Mutu air untuk kerapu cantang',
    tempat: 'dikutip laporan budidaya kerapu',
  },
  S17c: {
    penulis: 'Evalawati dkk.',
    tahun: '2001',
    judul: 'Mutu air untuk kerapu di keramba',
    tempat: 'dikutip laporan budidaya kerapu',
  },
  S18: {
    penulis: 'Universitas Sydney dan BPBAP Ujung Batee',
    tahun: '2020',
    judul: 'Prevalence of ISKNV, NNV and ectoparasites in juvenile grouper in Aceh',
    tempat: 'Pathogens 9(7): 578',
    alamat: 'https://doi.org/10.3390/pathogens9070578',
  },
  S18a: {
    penulis: 'Danayadol, Direkbusarakom & Supamattaya',
    tahun: '1995',
    judul: 'Viral nervous necrosis in brownspotted grouper cultured in Thailand',
    tempat: 'Diseases in Asian Aquaculture II',
  },
  S21: {
    penulis: 'Munchan dkk.',
    tahun: '2009',
    judul: 'Exophiala infection in cultured striped jack in Japan',
    tempat: 'Journal of Fish Diseases 32',
  },
  S22: {
    penulis: 'Wang dkk.',
    tahun: '2009',
    judul: 'Nocardia seriolae infection in the three striped tigerfish',
    tempat: 'Journal of Fish Diseases',
    alamat: 'https://doi.org/10.1111/j.1365-2761.2008.00991.x',
  },
  S24: {
    penulis: 'Hadiroseyani, Effendi, Rahayu & Arianty',
    tahun: '2010',
    judul: 'Infestasi parasit pada benih kerapu macan di Kepulauan Seribu',
    tempat: 'Jurnal Akuakultur Indonesia 9(2): 140–145',
  },
  S24a: {
    penulis: 'Musyaffak, Abida & Muhsoni',
    tahun: '2010',
    judul: 'Prevalensi dan derajat infeksi parasit pada kerapu macan',
    tempat: 'Jurnal Kelautan 3(1), Universitas Trunojoyo',
  },
  S25: {
    penulis: 'Posikandu Bangka Tengah dan Banyumas, BPBAP Situbondo, BPKIL Serang',
    tahun: WITHOUT_YEAR,
    judul: 'Layanan pemeriksaan ikan, termasuk PCR untuk VNN dan iridovirus',
    tempat: 'halaman tiap kantor',
  },
  S27: {
    penulis: 'Ningsih',
    tahun: '2014',
    judul: 'Identifikasi parasit ikan kerapu pasca terjadinya ledakan alga di Pantai Ringgung',
    tempat: 'skripsi Universitas Lampung',
  },
  S28: {
    penulis: 'Avendaño-Herrera, Toranzo & Magariños',
    tahun: '2006',
    judul: 'Tenacibaculosis infection in marine fish: a review',
    tempat: 'Diseases of Aquatic Organisms 71: 255',
  },
  S28a: {
    penulis: 'Merck Veterinary Manual',
    tahun: WITHOUT_YEAR,
    judul: 'Photobacteriosis of fish',
    tempat: 'merckvetmanual.com',
  },
  S29: {
    penulis: 'Hershberger',
    tahun: 'setelah 2010',
    judul: 'Ichthyophonus disease',
    tempat: 'AFS Fish Health Section Blue Book, bab 3.2.18',
  },
  S30: {
    penulis: 'catatandokterikan.com',
    tahun: WITHOUT_YEAR,
    judul: 'Kaligosis (kutu Caligus) pada kerapu dan bandeng',
    tempat: 'catatandokterikan.com',
  },
  S31: {
    penulis: 'Xu dkk.',
    tahun: '2017',
    judul: 'Enteric microsporidiosis of hatchery-bred juvenile groupers in China',
    tempat: 'Journal of Fish Diseases 40',
  },
  S31b: {
    penulis: 'Liu dkk.',
    tahun: '2018',
    judul: 'Mass mortality of yearling groupers with a suspected enteric Sphaerospora in South China Sea',
    tempat: 'Journal of Fish Diseases',
    alamat: 'https://doi.org/10.1111/jfd.12766',
  },
  N1: {
    penulis: 'Cruz-Lacierda & Erazo-Pagador',
    tahun: '2004',
    judul: 'Parasitic diseases, dalam Diseases of cultured groupers',
    tempat: 'SEAFDEC/AQD, hlm. 33–57',
    alamat: 'https://repository.seafdec.org.ph/handle/10862/1706',
  },
  N2: {
    penulis: 'Takeshita & Soyano',
    tahun: '2009',
    judul: 'Effects of fish size and size-grading on cannibalistic mortality in orange-spotted grouper juveniles',
    tempat: 'Fisheries Science; AGRIS',
    alamat: 'https://agris.fao.org/search/zh/records/64724abee17b74d2224f9a5a',
  },
  N2b: {
    penulis: 'Hseu, Chu & Huang',
    tahun: '2015',
    judul: 'Cannibalization-associated suffocation in hybrid groupers, and how to reduce cannibalism',
    tempat: 'Journal of Taiwan Fisheries Research 23(1): 49–55',
  },
  N3: {
    penulis: 'Hseu, Hwang & Ting',
    tahun: '2004',
    judul: 'Intracohort cannibalism in giant grouper fry',
    tempat: 'Fisheries Science 70: 482–486',
    alamat: 'https://doi.org/10.1111/j.1444-2906.2004.00829.x',
  },
  N5: {
    penulis: 'Bosch-Belmar dkk.',
    tahun: '2016',
    judul: 'Jellyfish stings trigger gill disorders and increased mortality in farmed Sparus aurata',
    tempat: 'PLoS ONE 11: e0154239',
    alamat: 'https://doi.org/10.1371/journal.pone.0154239',
  },
  N6: {
    penulis: 'Clinton, Ferrier, Martin & Brierley',
    tahun: '2021',
    judul: 'Impacts of jellyfish on marine cage aquaculture',
    tempat: 'ICES Journal of Marine Science 78: 1557–1573',
    alamat: 'https://doi.org/10.1093/icesjms/fsaa254',
  },
  N7: {
    penulis: 'Estudillo & Duray',
    tahun: '2003',
    judul: 'Transport of hatchery-reared and wild grouper larvae',
    tempat: 'Aquaculture 219: 279–290',
  },
  N8: {
    penulis: 'Cardona',
    tahun: '2013',
    judul: 'Stress in juvenile grouper transported at different stocking densities',
    tempat: 'tesis Universitas Rio Grande (FURG)',
  },
  N9: {
    penulis: 'Yanong',
    tahun: '2010',
    judul: 'Lymphocystis disease in fish (FA181)',
    tempat: 'UF/IFAS EDIS',
    alamat: 'https://edis.ifas.ufl.edu/publication/fa181',
  },
  N11: {
    penulis: 'Cardoso dkk.',
    tahun: '2017',
    judul: 'First report of scuticociliatosis caused by Uronema sp. in ornamental reef fish',
    tempat: 'Brazilian Journal of Veterinary Parasitology 26(4)',
  },
} as const satisfies Record<string, Tulisan | Practice>

export type KodeSumber = keyof typeof SUMBER

/** Returns the writing of a code; undefined for common practice and rules of this site. */
export function findTulisan(kode: KodeSumber): Tulisan | undefined {
  const found: Tulisan | Practice = SUMBER[kode]
  return 'penulis' in found ? found : undefined
}

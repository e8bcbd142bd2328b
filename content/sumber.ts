/*
 * Sources of the cards. A URL is given only if it was read and is stable; sources known by title alone have none. `K` marks
 * common practice that was not verified word for word.
 */

/** A source: its title for a search, and its location. */
interface Sumber {
  judul: string
  alamat?: string
}

export const SUMBER = {
  K: { judul: 'Kebiasaan umum budidaya laut; belum dirujuk ke satu tulisan' },
  S1: {
    judul: 'Tinjauan penanganan vibriosis pada budidaya laut Indonesia, E3S Web of Conferences, 2020',
    alamat: 'https://doaj.org/article/b5a2f85ada904a929404aace9e9a2393',
  },
  S2: {
    judul: 'Istiqomah dkk., bakteri pada wabah kerapu cantang, Biodiversitas 24: 2493–2501, 2023',
    alamat: 'https://smujo.id/biodiv/article/view/14121',
  },
  S3: { judul: 'Lembar saku kesehatan ikan, Direktorat Kesehatan Ikan dan Lingkungan, DJPB-KKP, 2010 dan 2014' },
  S4: { judul: 'Permen KP 19/2024 tentang Obat Ikan, menurut ringkasan di pers' },
  S5: { judul: 'Permen KP 13/2021 tentang tanggap darurat penyakit ikan, dan Kepmen KP 28/2021' },
  S6: { judul: 'Cruz-Lacierda dkk., lintah pada kerapu, Aquaculture, 2000 (SEAFDEC)' },
  S7: { judul: 'Lintah laut Zeylanicobdella: asam sitrat dan daur hidup, penelitian Malaysia dan Indonesia (2017)' },
  S8: { judul: 'Hidrogen peroksida 75 ppm pada Benedenia dan Neobenedenia, Aquaculture, 2017' },
  S9: { judul: 'Hidrogen peroksida pada Pseudorhabdosynochus epinepheli di Epinephelus akaara' },
  S10: { judul: 'Cacing insang Haliotrema, prazikuantel, dan air tawar: penelitian 2003 dan 2025' },
  S11: { judul: 'Prazikuantel pada ikan kingfish, Diseases of Aquatic Organisms 77 dan 121' },
  S12: { judul: 'UF/IFAS VM-77: formalin untuk ikan' },
  S13: { judul: 'UF/IFAS FA157 (hidrogen peroksida), FA164 (Cryptocaryon), FA165 (tembaga)' },
  S13b: { judul: 'Tembaga sulfat dan Amyloodinium pada pompano, 2020' },
  S14: { judul: 'Perkembangan Neobenedenia girellae pada 25 °C, dan ketahanan telurnya terhadap air tawar' },
  S15: { judul: 'Kebutuhan vitamin C benih kerapu: J. King Saud Univ. Sci. 2018; Zhou dkk. 2005' },
  S15b: { judul: 'Shiau & Lan, kebutuhan protein Epinephelus malabaricus, 1996' },
  S16: { judul: 'Giri dkk., tiamin untuk kerapu di Gondol, 2005' },
  S17: { judul: 'Mutu air untuk kerapu: PP 22/2021 lampiran VIII, BSN 2011, panduan keramba DJPB' },
  S17b: { judul: 'Cara Budidaya Ikan yang Baik (CBIB) dan Cara Pembenihan Ikan yang Baik (CPIB)' },
  S18: { judul: 'VNN dan iridovirus pada benih kerapu di Aceh, Pathogens 9(7): 578, 2020; Danayadol dkk. 1995' },
  S19: { judul: 'Sisa oksitetrasiklin pada nila: Asian Fisheries Society 1995; Indian J. Anim. Res. 2021' },
  S20: { judul: 'Streptokokosis, halaman UPT LKIL' },
  S21: { judul: 'Munchan dkk., jamur hitam pada ikan laut, 2009; tinjauan phaeohyphomycosis, 2021' },
  S22: { judul: 'Nokardiosis pada ikan: tinjauan, dan Nocardia seriolae pada Epinephelus coioides di Taiwan' },
  S23: { judul: 'PP 28/2017 pasal 38–39 tentang pendaftaran obat ikan' },
  S24: { judul: 'Hadiroseyani dkk. 2010 dan Musyaffak dkk. 2010: cacing insang pada keramba pendederan' },
  S25: { judul: 'Posikandu, BPBAP Situbondo, dan BPKIL Serang: layanan pemeriksaan ikan' },
  S26: { judul: 'Marine Aquaculture Centre Singapura: natrium perkarbonat pada kakap putih' },
  S27: { judul: 'Ningsih, ledakan alga di Teluk Lampung, 2014' },
  S28: { judul: 'Tinjauan Tenacibaculum; fotobakteriosis menurut Merck dan CIHEAM' },
  S29: { judul: 'Tinjauan Ichthyophonus pada ikan laut' },
  S30: { judul: 'Kaligosis (kutu Caligus) pada kerapu dan bandeng di Indonesia' },
  S31: { judul: 'Mikrosporidia dan Sphaerospora usus pada kerapu di Tiongkok' },
} as const satisfies Record<string, Sumber>

export type KodeSumber = keyof typeof SUMBER

/* What the landing page says where its owner says nothing else. */

export const JUDUL = 'Kerapu sehat, panen selamat.'

export const TEKS =
  'Obat, vitamin, dan paket pengobatan untuk kerapu di keramba Anda, dengan kandungan, dosis, dan masa henti yang jelas.'

/** Behind the word for how many they are. */
export const DI_BALIK_LAYAR = 'orang di balik layar, dari laboratorium sampai perahu kirim.'

/** Paragraphs; the second tells of the samples of the team. */
export const TENTANG = [
  'KerapuSehat membantu petambak menjaga kesehatan ikan kerapu: produk yang jelas isinya, paket yang siap pakai, dan keterangan yang dapat dibaca di atas keramba. Obat yang perlu resep dokter hewan kami cantumkan, tetapi tidak kami jual bebas.',
  `Enam ${DI_BALIK_LAYAR}`,
]

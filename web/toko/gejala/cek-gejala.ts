/** Where the symptom check stands. */
export const CEK_GEJALA = '/layanan/cek-gejala'

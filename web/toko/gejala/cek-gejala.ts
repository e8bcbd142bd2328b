/** Path of the symptom check. */
export const CEK_GEJALA = '/layanan/cek-gejala'

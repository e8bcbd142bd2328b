/** Path of the symptom check. */
export const SYMPTOM_CHECK_PATH = '/layanan/cek-gejala'

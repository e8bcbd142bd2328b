import type { EntryContent, FieldProblem } from './columns.ts'
import { type Jawaban, lastDosis } from './schedule.ts'

type Obat = Pick<EntryContent['pengobatan'], 'mulai' | 'selesai' | 'ulang'>
/** Returns what an answer lacks to count, as texts for the form; empty if no answer was noted. */
export function checkJawaban(obat: Obat & Jawaban, today: string): FieldProblem[] {
  const { petugas, instansi, dijawab, putusan, panen_mulai } = obat
  if (!petugas && !instansi && !dijawab && !putusan && !panen_mulai) return []
  const end = lastDosis(obat)
  const problems: [path: keyof Jawaban, isWrong: boolean, msg: string][] = [
    ['petugas', !petugas.trim(), 'Tulis nama petugas yang menjawab'],
    ['instansi', !instansi.trim(), 'Tulis instansinya, misalnya Dinas Perikanan'],
    ['dijawab', !dijawab, 'Isi tanggal jawaban'],
    ['dijawab', dijawab !== null && dijawab > today, 'Tanggal jawaban tidak boleh setelah hari ini'],
    ['dijawab', !end || (dijawab !== null && dijawab < end), 'Jawaban harus setelah dosis terakhir obat ini'],
    ['putusan', !putusan, 'Pilih keputusan petugas'],
    ['panen_mulai', putusan === 'boleh' && !panen_mulai, 'Isi tanggal mulai boleh dipanen, menurut petugas'],
  ]
  return problems.flatMap(([path, isWrong, msg]) => (isWrong ? [{ path, msg }] : []))
}

import { expect, test } from 'vitest'
import { offlineSentence } from './offline-sentence.ts'
import type { StoredState } from './state.ts'

const COMPLETE: StoredState = {
  nyala: true,
  isDataSaver: false,
  isBusy: false,
  ada: 40,
  dari: 40,
  bytes: 1_240_000,
  waktu: '2026-11-20T07:05:00Z',
}

test.each<[string, Partial<StoredState>]>([
  ['Lengkap, 1,2 MB. Data per 20 November 2026, 14.05 WIB.', {}],
  ['Lengkap, 1,2 MB. Data per 20 November 2026, 14.05 WIB.', { isBusy: true }],
  ['Menyimpan 12 dari 40 halaman…', { ada: 12, isBusy: true, waktu: undefined }],
  ['Menyimpan…', { ada: 0, dari: 0, isBusy: true, waktu: undefined }],
  ['Baru 12 dari 40 halaman, 0,3 MB. Dilanjutkan saat ada sinyal.', { ada: 12, bytes: 300_000, waktu: undefined }],
  ['Belum disimpan. Mulai otomatis saat sinyal cukup.', { ada: 0, dari: 0, waktu: undefined }],
  ['Tidak aktif. Tidak ada yang disimpan di HP ini.', { nyala: false, ada: 0, dari: 0, waktu: undefined }],
  [
    'Browser Anda menghemat data, jadi belum ada yang disimpan. Aktifkan untuk menyimpan.',
    { nyala: false, isDataSaver: true, ada: 0, dari: 0, waktu: undefined },
  ],
])('%s', (sentence, other) => {
  expect(offlineSentence({ ...COMPLETE, ...other })).toBe(sentence)
})

import { expect, test } from 'vitest'
import { SinonimBody } from './admin.ts'

const parse = (input: object) => SinonimBody.safeParse({ kata: 'betadine', arti: 'povidon iodin, gel luka', ...input })

test('a synonym is stored on one line', () => {
  expect(parse({ kata: '  gel \n luka ', arti: ' povidon\n iodin ' }).data).toEqual({
    kata: 'gel luka',
    arti: 'povidon iodin',
  })
})

test.each([
  [{ kata: ' x ' }, 'Kata minimal 2 huruf'],
  [{ kata: '?!' }, 'Kata harus berisi huruf atau angka'],
  [{ kata: 'satu dua tiga empat lima' }, 'Maksimal empat kata'],
  [{ kata: 'a'.repeat(61) }, 'Kata terlalu panjang'],
  [{ arti: '' }, 'Dicari sebagai tidak boleh kosong'],
  [{ arti: ', ;' }, 'Dicari sebagai harus berisi huruf atau angka'],
  [{ arti: 'a'.repeat(201) }, 'Dicari sebagai terlalu panjang'],
])('%j is refused: %s', (input, message) => {
  expect(parse(input).error?.issues.map((issue) => issue.message)).toContain(message)
})

test('four words, 60 letters and 200 letters are accepted', () => {
  for (const input of [{ kata: 'satu dua tiga empat' }, { kata: 'a'.repeat(60) }, { arti: 'a'.repeat(200) }])
    expect(parse(input).error).toBeUndefined()
})

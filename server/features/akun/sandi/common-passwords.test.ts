import { expect, test } from 'vitest'
import { refuseCommon } from './common-passwords.ts'

test.each([
  '123456',
  'password',
  'Qwerty123',
  'rahasia',
  'SAYANG',
  'matahari',
  'indonesia',
  'sunshine',
  'michael',
  'kerapu',
  'Kerapu2026',
  '99kerapusehat!',
  'admin123',
  'tambak01',
])('rejects %s as a common password', async (password) => {
  await expect(refuseCommon(password, 'password')).rejects.toMatchObject({
    code: 'PASSWORD_TERLALU_UMUM',
    errors: [{ path: 'password', msg: expect.stringContaining('mudah ditebak') }],
  })
})

test.each(['jaring-laut-7', 'kuda makan batu', 'Xr4!tq', 'kerapu makan udang', 'tidak ada\nbaris'])(
  'accepts %s as a password',
  async (password) => {
    await expect(refuseCommon(password, 'password')).resolves.toBeUndefined()
  },
)

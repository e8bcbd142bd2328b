import { describe, expect, test } from 'vitest'
import { endOtherPerangkat, endPerangkat, listPerangkat, OpenSesi } from '#contract/akun/perangkat.ts'
import { call } from '#web/lib/api.ts'
import { answer, sent, silence } from '#web/testing/api.ts'
import { contoh } from '#web/testing/contoh.ts'
import { button, press, see, seeNot } from '#web/testing/hand.ts'
import { show, signIn } from '#web/testing/show.tsx'
import { PerangkatList } from './perangkat-list.tsx'

const sesi = (sesiId: number, change: Partial<OpenSesi> = {}) =>
  contoh(OpenSesi, { sesiId, nama: `Chrome ${sesiId}`, ...change })
const INI = sesi(1, { isIni: true })

async function open(...all: OpenSesi[]) {
  signIn()
  answer(listPerangkat, all)
  return show(
    <PerangkatList
      queryKey={['perangkat']}
      list={() => call(listPerangkat, {})}
      end={(sesiId) => (sesiId ? call(endPerangkat, { params: { sesiId } }) : call(endOtherPerangkat, {}))}
    >
      Ini perangkat Anda.
    </PerangkatList>,
  )
}

describe('devices of an account', () => {
  test('never offers to end the current session', async () => {
    await open(INI)
    await see('Tidak ada perangkat lain yang masuk.')
    await expect.element(button(/[Kk]eluarkan/)).not.toBeInTheDocument()
  })

  test('ends one after a confirmation, and shows the rest', async () => {
    await open(INI, sesi(2), sesi(3))
    await press(button(/Chrome 2/))
    await see('Keluarkan perangkat ini?')
    await press('Batal')
    await seeNot('Keluarkan perangkat ini?')
    expect(sent(endPerangkat)).toEqual([])
    answer(endPerangkat, { message: 'Perangkat dikeluarkan' })
    answer(listPerangkat, [INI, sesi(3)])
    await press(button(/Chrome 2/))
    await press('Ya, Keluarkan')
    await see('Perangkat dikeluarkan')
    await seeNot('Chrome 2')
    expect(sent(endPerangkat)[0]?.params).toEqual({ sesiId: '2' })
  })

  test('ends all others at once', async () => {
    await open(INI, sesi(2))
    answer(endOtherPerangkat, { message: 'Semua dikeluarkan' })
    await press('Keluarkan semua perangkat lain')
    await see('Keluarkan semua perangkat lain?')
    await press('Ya, Keluarkan')
    await see('Semua dikeluarkan')
    expect(sent(endPerangkat)).toEqual([])
  })

  test.each([
    ['one', endPerangkat, /Chrome 2/],
    ['all others', endOtherPerangkat, /^Keluarkan semua perangkat lain$/],
  ] as const)('says that ending %s failed, until it is tried again', async (_, endpoint, name) => {
    await open(INI, sesi(2))
    answer(endpoint, silence)
    await press(button(name))
    await press('Ya, Keluarkan')
    await see('Gagal mengeluarkan perangkat. Coba lagi.')
    answer(endpoint, { message: 'Sudah dikeluarkan' })
    await press(button(name))
    await press('Ya, Keluarkan')
    await see('Sudah dikeluarkan')
    await seeNot(/Gagal mengeluarkan/)
    expect(sent(endpoint)).toHaveLength(2)
  })

  test('says that the list did not load', async () => {
    signIn()
    answer(listPerangkat, silence)
    await show(
      <PerangkatList queryKey={['p']} list={() => call(listPerangkat, {})} end={async () => ({ message: '' })}>
        x
      </PerangkatList>,
    )
    await see('Gagal memuat daftar perangkat')
  })
})

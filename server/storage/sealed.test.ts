import { expect, test } from 'vitest'
import { secretKunci } from '#server/kernel/secret-kunci.ts'
import { sealPrivate } from './sealed.ts'
import type { Storage } from './storage.ts'

function open() {
  const files = new Map<string, Uint8Array>()
  const plain: Storage = {
    put: async (key, bytes) => void files.set(key, bytes),
    get: async (key) => files.get(key),
    remove: async (key) => void files.delete(key),
  }
  const withKey = (byte: number) =>
    sealPrivate(
      plain,
      secretKunci(async () => Buffer.alloc(32, byte)),
    )
  return { files, plain, storage: withKey(1), withKey }
}

test('encrypts prescriptions and photos, and nothing else', async () => {
  const { files, storage } = open()
  const content = Buffer.from('%PDF-1.4 rahasia')
  for (const key of ['resep/a.pdf', 'foto/b.webp', 'produk/c.webp']) {
    await storage.put(key, content)
    expect(Buffer.from((await storage.get(key)) ?? [])).toEqual(content)
  }
  const stored = Object.fromEntries([...files].map(([key, bytes]) => [key, Buffer.from(bytes).includes('rahasia')]))
  expect(stored).toEqual({ 'resep/a.pdf': false, 'foto/b.webp': false, 'produk/c.webp': true })
  await storage.remove('resep/a.pdf')
  expect(await storage.get('resep/a.pdf')).toBeUndefined()
})

test('reads files from before the encryption, and refuses those of another key', async () => {
  const { plain, storage, withKey } = open()
  await plain.put('resep/lama.pdf', Buffer.from('%PDF-1.4'))
  expect(await storage.get('resep/lama.pdf')).toEqual(Buffer.from('%PDF-1.4'))
  await storage.put('foto/b.webp', Buffer.from('RIFF'))
  await expect(withKey(2).get('foto/b.webp')).rejects.toMatchObject({ code: 'BERKAS_TIDAK_TERJANGKAU' })
})

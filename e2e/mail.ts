import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { suratFolder } from './surat-folder.ts'

/** Returns the texts of all mails to an address, the newest first: other tests publish articles, with a mail to every buyer. */
export async function readSurat(recipient: string): Promise<string> {
  const names = await readdir(suratFolder()).catch(() => [])
  const mails = await Promise.all(
    names
      .sort()
      .reverse()
      .map((name) => readFile(join(suratFolder(), name), 'utf8')),
  )
  // Quoted-printable: `=` at the end of a line joins it with the next, `=3D` is the sign itself.
  return mails
    .filter((mail) => mail.includes(`To: ${recipient}`))
    .map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='))
    .join('\n')
}

/** Waits for a mail with a link to a page of the shop. @returns the link of the newest such mail to the address */
export async function linkTo(recipient: string, page: string): Promise<string> {
  let link = ''
  await expect(async () => {
    link = new RegExp(`http\\S+/${page}\\?token=\\S+`).exec(await readSurat(recipient))?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass()
  return link
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { suratFolder } from './surat-folder.ts'

/** Returns the text of the newest mail to an address; empty if there is none. */
export async function readSurat(recipient: string): Promise<string> {
  const names = await readdir(suratFolder()).catch(() => [])
  for (const name of names.sort().reverse()) {
    const mail = await readFile(join(suratFolder(), name), 'utf8')
    // Quoted-printable: `=` at the end of a line joins it with the next, `=3D` is the sign itself.
    if (mail.includes(`To: ${recipient}`)) return mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  }
  return ''
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

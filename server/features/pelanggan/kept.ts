/* Data about a person that remain after the deletion of their account; docs/security.md shows both lists. */

interface Kept {
  data: string
  /** Columns that hold it, as `table.column`. */
  columns: readonly string[]
  until: string
  reason: string
}

const WITH_ORDER = 'no end; the law requires ten years'

/** Data that stay. */
export const KEPT: readonly Kept[] = [
  {
    data: 'orders, ledger, receipts and movements: goods, amounts, times, and the number of the account',
    columns: [],
    until: WITH_ORDER,
    reason: 'books (law 8/1997, article 11; tax law, article 28)',
  },
  {
    data: 'courier and tracking number of parcels',
    columns: ['kiriman.kurir', 'kiriman.resi', 'pesanan.kurir', 'pesanan.resi'],
    until: WITH_ORDER,
    reason: 'proof of delivery',
  },
  {
    data: 'payment codes, and the visible part of a card number',
    columns: ['pembayaran.nomor', 'titipan.nomor'],
    until: WITH_ORDER,
    reason: 'proof of payment',
  },
  {
    data: 'veterinarian, license numbers and dose of a prescription',
    columns: ['resep.dokter', 'resep.sip', 'resep.sip_pemutus', 'resep_produk.dosis'],
    until: WITH_ORDER,
    reason: 'record of medicine sold; they name the veterinarian',
  },
  {
    data: 'trail of changes without names and texts, and kinds and times of security events',
    columns: [],
    until: 'trail: no end; events: 400 days',
    reason: 'accountability of the office',
  },
  {
    data: 'name of an administrator on their entries of the trail',
    columns: [],
    until: 'no end',
    reason: 'accountability of the office (decision 109)',
  },
  {
    data: 'everything, in backups made before',
    columns: [],
    until: 'the backup is deleted',
    reason: 'a backup is never changed; after a restore, delete the account again',
  },
  {
    data: 'copies of mails in the mailboxes of shop and mail provider, and payments at Midtrans',
    columns: [],
    until: 'as their owners decide',
    reason: 'outside of the shop',
  },
]

/** Data that jobs remove after the deletion of the account. */
export const REMOVED_LATER: readonly { data: string; after: string }[] = [
  { data: 'files of mails (`DATA_DIR/surat`)', after: 'an hour; with an account, a year after the mail' },
  { data: 'failed logins, and counters of limits', after: 'a day' },
  { data: 'network address of an order', after: 'an hour after the end of the order' },
  { data: 'stored responses of the office', after: '7 days' },
  { data: 'searches without a result', after: '90 days after the last one' },
  { data: 'ids of WhatsApp messages, and webhooks received after the deletion', after: '30 days' },
  {
    data: 'WhatsApp conversations with numbers that the account had not confirmed',
    after: 'a year after the last message',
  },
  { data: 'mails with a secret link to a former address', after: 'a year after the mail' },
  { data: 'messages of the contact form from other addresses', after: '2 years after the answer, photos 90 days' },
  { data: 'files of a prescription that sold medicine', after: '5 years after the last purchase' },
  { data: 'freed pages and log of the embedded database', after: 'PostgreSQL overwrites them' },
]

/** Returns both lists as tables of Markdown. */
export const describeKept = (): string => {
  const kept = KEPT.map(({ data, until, reason }) => `| ${data} | ${until} | ${reason} |`)
  const later = REMOVED_LATER.map(({ data, after }) => `| ${data} | ${after} |`)
  return [
    ...['| stays | until | reason |', '| --- | --- | --- |', ...kept],
    ...['', '| removed later | after |', '| --- | --- |', ...later],
  ].join('\n')
}

import { type CaraBayar, type JenisBayar, METODE_BAYAR, type MetodeBayar } from '#contract/pembayaran/cara-bayar.ts'

export interface LangkahBayar {
  judul: string
  langkah: string[]
}

/** Menus of the banks for virtual accounts: at the ATM and in the app. */
const MENU_BANK: Partial<Record<MetodeBayar, { bank: string; atm: string; aplikasi: string; menu: string }>> = {
  bca_virtual: {
    bank: 'BCA',
    atm: 'Transaksi Lainnya › Transfer › Ke Rek BCA Virtual Account',
    aplikasi: 'BCA mobile',
    menu: 'm-Transfer › BCA Virtual Account',
  },
  bni_virtual: {
    bank: 'BNI',
    atm: 'Menu Lain › Transfer › Virtual Account Billing',
    aplikasi: 'aplikasi BNI',
    menu: 'Transfer › Virtual Account Billing',
  },
  bri: {
    bank: 'BRI',
    atm: 'Transaksi Lain › Pembayaran › Lainnya › BRIVA',
    aplikasi: 'BRImo',
    menu: 'BRIVA',
  },
  btn_virtual: {
    bank: 'BTN',
    atm: 'Transaksi Lain › Pembayaran › Virtual Account',
    aplikasi: 'aplikasi BTN',
    menu: 'Pembayaran › Virtual Account',
  },
  permata: {
    bank: 'Permata',
    atm: 'Transaksi Lainnya › Pembayaran › Pembayaran Lainnya › Virtual Account',
    aplikasi: 'PermataMobile X',
    menu: 'Bayar Tagihan › Virtual Account',
  },
  cimb: {
    bank: 'CIMB Niaga',
    atm: 'Pembayaran › Lanjut › Virtual Account',
    aplikasi: 'OCTO Mobile',
    menu: 'Transfer › Virtual Account',
  },
}

const PERIKSA = 'Periksa nama dan jumlahnya, lalu setujui.'
const SIMPAN = 'Simpan buktinya sampai status pesanan berubah.'

/** Returns short payment steps, one list per place of payment. */
export function langkahBayar({ metode, nama }: Pick<CaraBayar, 'metode' | 'nama'>): LangkahBayar[] {
  return LANGKAH[METODE_BAYAR[metode].jenis](metode, nama)
}

const LANGKAH: Record<JenisBayar, (metode: MetodeBayar, nama: string) => LangkahBayar[]> = {
  virtual: langkahVirtual,
  tagihan: () => [
    {
      judul: 'Livin’ by Mandiri',
      langkah: ['Pilih Bayar, lalu Multipayment.', 'Masukkan kode perusahaan, lalu kode pembayaran.', PERIKSA, SIMPAN],
    },
    {
      judul: 'ATM Mandiri',
      langkah: [
        'Masukkan kartu dan PIN.',
        'Pilih Bayar/Beli › Lainnya › Multipayment.',
        'Masukkan kode perusahaan, lalu kode pembayaran.',
        PERIKSA,
        SIMPAN,
      ],
    },
  ],
  gerai: (_, nama) => [
    {
      judul: `Di kasir ${nama}`,
      langkah: [
        'Bilang ke kasir: mau bayar pesanan lewat Midtrans.',
        'Tunjukkan kode pembayaran ini.',
        'Bayar sejumlah total. Gerai bisa menambah biaya layanan.',
        SIMPAN,
      ],
    },
  ],
  qris: () => [
    {
      judul: 'Aplikasi bank atau e-wallet',
      langkah: [
        'Tekan Lanjutkan Pembayaran untuk melihat kode QR.',
        'Buka aplikasi bank atau e-wallet Anda, lalu pilih Scan atau QRIS.',
        'Pindai kode QR. Di HP yang sama: simpan gambarnya, lalu pilih dari galeri.',
        PERIKSA,
      ],
    },
  ],
  dompet: (_, nama) => [
    {
      judul: `Aplikasi ${nama}`,
      langkah: ['Tekan Lanjutkan Pembayaran.', `Buka aplikasi ${nama} di HP Anda.`, PERIKSA],
    },
  ],
  kartu: () => [
    {
      judul: 'Kartu kredit atau debit',
      langkah: [
        'Bank sedang memeriksa pembayaran Anda. Biasanya selesai dalam beberapa menit.',
        'Jika bank belum meminta kode OTP, tekan Lanjutkan Pembayaran.',
      ],
    },
  ],
  tunai: () => [{ judul: 'Bayar di tempat', langkah: ['Siapkan uang pas dan bayar kepada kurir saat pesanan tiba.'] }],
  lain: () => [
    { judul: 'Cara membayar', langkah: ['Tekan Lanjutkan Pembayaran, lalu ikuti petunjuk di layar.', SIMPAN] },
  ],
}

function langkahVirtual(metode: MetodeBayar): LangkahBayar[] {
  const menu = MENU_BANK[metode]
  const lewat = (judul: string, masuk: string, pilih: string) => ({
    judul,
    langkah: [masuk, pilih, 'Masukkan nomor virtual account.', PERIKSA, SIMPAN],
  })
  if (!menu) {
    return [
      lewat('m-banking', 'Buka aplikasi bank Anda.', 'Pilih menu Virtual Account.'),
      lewat('ATM', 'Masukkan kartu dan PIN.', 'Pilih menu Pembayaran, lalu Virtual Account.'),
    ]
  }
  return [
    lewat(`m-banking ${menu.bank}`, `Buka ${menu.aplikasi}.`, `Pilih ${menu.menu}.`),
    lewat(`ATM ${menu.bank}`, 'Masukkan kartu dan PIN.', `Pilih ${menu.atm}.`),
  ]
}

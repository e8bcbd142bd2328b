import {
  PAYMENT_METHODS,
  type PaymentKind,
  type PaymentMethod,
  type PaymentWay,
} from '#contract/pembayaran/payment-method.ts'

export interface PaymentLangkah {
  title: string
  langkah: string[]
}

/** Menus of the banks for virtual accounts: at the ATM and in the app. */
const MENU_BANK: Partial<Record<PaymentMethod, { bank: string; atm: string; app: string; menu: string }>> = {
  bca_virtual: {
    bank: 'BCA',
    atm: 'Transaksi Lainnya › Transfer › Ke Rek BCA Virtual Account',
    app: 'BCA mobile',
    menu: 'm-Transfer › BCA Virtual Account',
  },
  bni_virtual: {
    bank: 'BNI',
    atm: 'Menu Lain › Transfer › Virtual Account Billing',
    app: 'aplikasi BNI',
    menu: 'Transfer › Virtual Account Billing',
  },
  bri: {
    bank: 'BRI',
    atm: 'Transaksi Lain › Pembayaran › Lainnya › BRIVA',
    app: 'BRImo',
    menu: 'BRIVA',
  },
  btn_virtual: {
    bank: 'BTN',
    atm: 'Transaksi Lain › Pembayaran › Virtual Account',
    app: 'aplikasi BTN',
    menu: 'Pembayaran › Virtual Account',
  },
  permata: {
    bank: 'Permata',
    atm: 'Transaksi Lainnya › Pembayaran › Pembayaran Lainnya › Virtual Account',
    app: 'PermataMobile X',
    menu: 'Bayar Tagihan › Virtual Account',
  },
  cimb: {
    bank: 'CIMB Niaga',
    atm: 'Pembayaran › Lanjut › Virtual Account',
    app: 'OCTO Mobile',
    menu: 'Transfer › Virtual Account',
  },
}

const CHECK_HINT = 'Periksa nama dan jumlahnya, lalu setujui.'
const SAVE = 'Simpan buktinya sampai status pesanan berubah.'

/** Returns short payment steps, one list per place of payment. */
export function paymentLangkah({ metode, nama }: Pick<PaymentWay, 'metode' | 'nama'>): PaymentLangkah[] {
  return LANGKAH[PAYMENT_METHODS[metode].jenis](metode, nama)
}

const LANGKAH: Record<PaymentKind, (metode: PaymentMethod, name: string) => PaymentLangkah[]> = {
  virtual: langkahVirtual,
  tagihan: () => [
    {
      title: 'Livin’ by Mandiri',
      langkah: ['Pilih Bayar, lalu Multipayment.', 'Masukkan kode perusahaan, lalu kode pembayaran.', CHECK_HINT, SAVE],
    },
    {
      title: 'ATM Mandiri',
      langkah: [
        'Masukkan kartu dan PIN.',
        'Pilih Bayar/Beli › Lainnya › Multipayment.',
        'Masukkan kode perusahaan, lalu kode pembayaran.',
        CHECK_HINT,
        SAVE,
      ],
    },
  ],
  gerai: (_, name) => [
    {
      title: `Di kasir ${name}`,
      langkah: [
        'Bilang ke kasir: mau bayar pesanan lewat Midtrans.',
        'Tunjukkan kode pembayaran ini.',
        'Bayar sejumlah total. Gerai bisa menambah biaya layanan.',
        SAVE,
      ],
    },
  ],
  qris: () => [
    {
      title: 'Aplikasi bank atau e-wallet',
      langkah: [
        'Tekan Lanjutkan Pembayaran untuk melihat kode QR.',
        'Buka aplikasi bank atau e-wallet Anda, lalu pilih Scan atau QRIS.',
        'Pindai kode QR. Di HP yang sama: simpan gambarnya, lalu pilih dari galeri.',
        CHECK_HINT,
      ],
    },
  ],
  dompet: (_, name) => [
    {
      title: `Aplikasi ${name}`,
      langkah: ['Tekan Lanjutkan Pembayaran.', `Buka aplikasi ${name} di HP Anda.`, CHECK_HINT],
    },
  ],
  kartu: () => [
    {
      title: 'Kartu kredit atau debit',
      langkah: [
        'Bank sedang memeriksa pembayaran Anda. Biasanya selesai dalam beberapa menit.',
        'Jika bank belum meminta kode OTP, tekan Lanjutkan Pembayaran.',
      ],
    },
  ],
  tunai: () => [{ title: 'Bayar di tempat', langkah: ['Siapkan uang pas dan bayar kepada kurir saat pesanan tiba.'] }],
  lain: () => [
    { title: 'Cara membayar', langkah: ['Tekan Lanjutkan Pembayaran, lalu ikuti petunjuk di layar.', SAVE] },
  ],
}

function langkahVirtual(metode: PaymentMethod): PaymentLangkah[] {
  const menu = MENU_BANK[metode]
  const through = (title: string, enterText: string, choose: string) => ({
    title,
    langkah: [enterText, choose, 'Masukkan nomor virtual account.', CHECK_HINT, SAVE],
  })
  if (!menu) {
    return [
      through('m-banking', 'Buka aplikasi bank Anda.', 'Pilih menu Virtual Account.'),
      through('ATM', 'Masukkan kartu dan PIN.', 'Pilih menu Pembayaran, lalu Virtual Account.'),
    ]
  }
  return [
    through(`m-banking ${menu.bank}`, `Buka ${menu.app}.`, `Pilih ${menu.menu}.`),
    through(`ATM ${menu.bank}`, 'Masukkan kartu dan PIN.', `Pilih ${menu.atm}.`),
  ]
}

import {
  isPaymentMethod,
  PAYMENT_METHODS,
  type PaymentKind,
  type PaymentMethod,
} from '#contract/pembayaran/payment-method.ts'

/** Own lettering in place of logos, which belong to the brands. */
const TULISAN: Record<PaymentMethod, string> = {
  bca_virtual: 'BCA',
  bni_virtual: 'BNI',
  btn_virtual: 'BTN',
  bri: 'BRI',
  permata: 'Permata',
  cimb: 'CIMB',
  virtual_lain: 'VA',
  mandiri: 'Mandiri',
  indomaret: 'Indomaret',
  alfamart: 'Alfamart',
  qris: 'QRIS',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  dana: 'DANA',
  kartu: 'Kartu',
  cod: 'COD',
  lain: 'Bayar',
}

/** SVG path for the kind of method, drawn under or around the lettering. */
const KIND_PATHS: Record<PaymentKind, string> = {
  virtual: 'M30 40h20M33 35v2M40 35v2M47 35v2',
  tagihan: 'M29 36h22M29 40h13',
  gerai: 'M28 35q4 7 8 0q4 7 8 0q4 7 8 0',
  qris: 'M7 13V7h6M67 7h6v6M73 35v6h-6M13 41H7v-6',
  dompet: 'M29 37q11 5 22 0',
  kartu: 'M14 38h8M30 38h36',
  tunai: 'M31 38a9 3 0 1 0 18 0a9 3 0 1 0 -18 0',
  lain: 'M34 38h.01M40 38h.01M46 38h.01',
}

function MetodeLogo({ metode }: { metode: PaymentMethod }) {
  const tulisan = TULISAN[metode]
  return (
    <svg viewBox="0 0 80 48" aria-hidden="true" className="h-12 w-20 shrink-0">
      <rect x="0.5" y="0.5" width="79" height="47" rx="8" className="fill-kertas stroke-garis-tua" />
      <path
        d={KIND_PATHS[PAYMENT_METHODS[metode].jenis]}
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-karang"
      />
      <text x="40" y="28" textAnchor="middle" fontSize={fontSize(tulisan)} fontWeight="800" className="fill-laut">
        {tulisan}
      </text>
    </svg>
  )
}

const fontSize = (tulisan: string) => (tulisan.length <= 4 ? 18 : tulisan.length <= 7 ? 15 : 13)

/** Logo and name of a payment method. An unknown key is shown as is. */
export function MetodePembayaran({ metode, name }: { metode: string; name?: string }) {
  const isKnownDevice = isPaymentMethod(metode)
  return (
    <span className="inline-flex items-center gap-3">
      <MetodeLogo metode={isKnownDevice ? metode : 'lain'} />
      <span className="font-semibold">{name ?? (isKnownDevice ? PAYMENT_METHODS[metode].nama : metode)}</span>
    </span>
  )
}

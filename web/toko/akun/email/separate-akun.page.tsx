import { separateAkun } from '#contract/akun/email.ts'
import { seo } from '#web/lib/seo.ts'
import { AkunKartu } from '#web/toko/akun/akun-kartu.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/separate-akun.page'
import { TautanEmail } from './tautan-email.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  seo(matches, {
    title: 'Pisahkan Akun',
    description: 'Pisahkan lagi dua akun KerapuSehat yang digabungkan.',
    path: '/pisahkan-akun',
    hidden: true,
  })

export default function SeparateAkunPage() {
  return (
    <AkunKartu
      title="Pisahkan Akun"
      intro="Bukan Anda yang meminta akun digabungkan? Pisahkan lagi. Pesanan, alamat, resep, ulasan, dan buku obat yang dipindahkan kembali ke akun lama. Yang ditambahkan setelah itu tetap di akun yang sekarang. Kami mengabari kedua email."
    >
      <TautanEmail
        endpoint={separateAkun}
        button="Pisahkan Akun"
        onDone={() => {}}
        next={<ButtonLink to="/login">Login</ButtonLink>}
        otherwise={<ButtonLink to="/kontak">Hubungi kami</ButtonLink>}
      />
    </AkunKartu>
  )
}

/** Who sells: in the footer, and on every sheet that is printed. Sample data until the owner enters the shop's own. */
export const IDENTITAS_TOKO = {
  nama: 'KerapuSehat',
  alamat: 'Jl. Pelabuhan Perikanan No. 1, Kota Contoh, Indonesia',
  telepon: '0800-0000-0000',
  email: 'halo@kerapusehat.example',
}

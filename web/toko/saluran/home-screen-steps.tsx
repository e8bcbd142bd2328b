/** Steps after which an iPhone or iPad accepts notifications. */
export function HomeScreenSteps() {
  return (
    <div className="max-w-prose">
      <p className="font-semibold">Di iPhone dan iPad, pasang dulu toko ini di Layar Utama:</p>
      <ol className="mt-1 list-decimal pl-6">
        <li>Buka toko ini di Safari, lalu ketuk Bagikan.</li>
        <li>Pilih Tambah ke Layar Utama, lalu ketuk Tambah.</li>
        <li>Buka toko dari ikon barunya dan masuk ke akun Anda.</li>
        <li>Buka Akun, Notifikasi, lalu nyalakan notifikasi.</li>
      </ol>
    </div>
  )
}

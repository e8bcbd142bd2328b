import { useState } from 'react'
import { CheckField } from '#web/ui/check-field.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { PasswordField, TextArea, TextField } from '#web/ui/field.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { Bagian, Contoh, Grid } from './example.tsx'

const ERROR = 'Nomor HP harus 10 sampai 13 angka.'
const LONG_TEXT = 'Keramba jaring apung di ujung dermaga ketiga, Teluk Hurun, Kecamatan Padang Cermin, Pesawaran'

/** Components for input and selection. */
export function FieldComponents() {
  return (
    <Bagian id="isian" title="Isian">
      <Contoh name="Teks, pilihan, beberapa baris">
        <Grid width="17rem">
          <TextField label="Kosong" placeholder="Nama lengkap" />
          <TextField label="Terisi" defaultValue="Pak Budi" />
          <TextField label="Ditunjuk" className="gaya-hover" />
          <TextField label="Fokus" className="gaya-fokus" />
          <TextField label="Dengan petunjuk" hint="Kami menghubungi Anda lewat nomor ini." />
          <TextField label="Salah" error={ERROR} defaultValue="0812" />
          <TextField label="Salah, dengan petunjuk" hint="10 sampai 13 angka." error={ERROR} />
          <TextField label="Mati" defaultValue="Tidak dapat diubah" disabled />
          <TextField label="Teks panjang" defaultValue={LONG_TEXT} />
          <DateField label="Tanggal" />
          <PasswordField label="Kata sandi" defaultValue="rahasia" />
          <PasswordField label="Kata sandi, salah" error="Paling sedikit 6 karakter." />
          <SelectField label="Pilihan">
            <option>Reguler</option>
            <option>Ekonomi</option>
          </SelectField>
          <SelectField label="Pilihan, salah" error="Pilih salah satu.">
            <option>Belum dipilih</option>
          </SelectField>
          <SelectField label="Pilihan, mati" disabled>
            <option>Reguler</option>
          </SelectField>
          <TextArea label="Beberapa baris" defaultValue={LONG_TEXT} />
          <TextArea label="Beberapa baris, salah" error="Alamat belum diisi." />
          <TextArea label="Beberapa baris, mati" disabled defaultValue={LONG_TEXT} />
        </Grid>
      </Contoh>
      <Contoh name="Pencarian">
        <Grid width="17rem">
          <SearchInput aria-label="Cari, kosong" placeholder="Cari produk" />
          <SearchInput aria-label="Cari, terisi" defaultValue="lintah laut" />
        </Grid>
      </Contoh>
      <Contoh name="Centang">
        <Grid width="17rem">
          <CheckField label="Belum dicentang" />
          <CheckField label="Dicentang" defaultChecked />
          <CheckField label="Mati" disabled />
          <CheckField label="Kabar artikel" hint="Surat singkat ketika artikel baru terbit." defaultChecked />
        </Grid>
      </Contoh>
      <Contoh name="Jumlah: paling sedikit, di tengah, paling banyak, mati">
        <Grid width="10rem">
          <Amount start={1} />
          <Amount start={5} />
          <Amount start={10} />
          <Amount start={5} disabled />
        </Grid>
      </Contoh>
    </Bagian>
  )
}

function Amount({ start, disabled }: { start: number; disabled?: boolean }) {
  const [value, setValue] = useState(start)
  return (
    <div>
      <Stepper label="Jumlah" value={value} min={1} max={10} onChange={setValue} disabled={disabled} />
    </div>
  )
}

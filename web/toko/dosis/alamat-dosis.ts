import { COLUMNS, type FormValues } from '#contract/dosis/input.ts'

/** Query parameters. `hitung` marks a press of the button, so that missing fields are reported. */
export const INPUT_NAMES = ['cara', 'produk', 'untuk', 'bentuk', 'mulai', 'yakin', 'hitung', ...Object.keys(COLUMNS)]

/** Maximum length of a value, longer than any number or code. */
const LENGTH_MAX = 80

/** Parses the query leniently: unknown parameters are ignored. */
export function readAddress(search: URLSearchParams): FormValues {
  return Object.fromEntries(
    INPUT_NAMES.flatMap((name) => {
      const text = search.get(name)?.slice(0, LENGTH_MAX)
      return text ? [[name, text]] : []
    }),
  )
}

/** Returns the calculator's URL with these values. Empty values are left out. */
export function formatAlamat(input: FormValues): string {
  const contents = INPUT_NAMES.flatMap((name) => (input[name] ? [[name, input[name]] as [string, string]] : []))
  return `/layanan/kalkulator-dosis?${new URLSearchParams(contents)}`
}

/** Returns the product's id, or 0 if there is none. */
export const produkIdOf = ({ produk = '' }: FormValues): number => (/^[1-9]\d{0,8}$/.test(produk) ? Number(produk) : 0)

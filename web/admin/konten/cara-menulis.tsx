/** The little formatting that an article has. */
export function CaraMenulis() {
  return (
    <details className="text-sm">
      <summary className="min-h-11 content-center font-semibold text-laut">Cara menulis subjudul dan daftar</summary>
      <dl className="grid gap-2 pb-2 text-tinta-2 [&_dt]:text-tinta">
        {CARA.map(([tulis, jadi]) => (
          <div key={tulis} className="grid gap-x-4 sm:grid-cols-[14rem_1fr]">
            <dt>
              <code className="rounded-sm bg-pasir-tua px-1.5 py-0.5">{tulis}</code>
            </dt>
            <dd>{jadi}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

const CARA = [
  ['## Tanda-tanda', 'subjudul'],
  ['- luka di kulit', 'satu butir daftar, tiap butir di barisnya sendiri'],
  ['baris kosong', 'mulai paragraf baru'],
] as const

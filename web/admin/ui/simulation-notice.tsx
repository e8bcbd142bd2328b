import { Notice } from '#web/ui/notice.tsx'

/** Notice that messages by WhatsApp are simulated. @param page page of the simulator */
export function SimulationNotice({ page }: { page: string | null }) {
  return (
    <Notice kind="hati">
      Simulasi: tidak ada pesan WhatsApp sungguhan.{' '}
      {page && (
        <a href={page} className="tautan wrap-anywhere">
          Lihat pesannya di {page}
        </a>
      )}
    </Notice>
  )
}

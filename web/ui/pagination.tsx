import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button, ButtonLink } from './button.tsx'

interface PaginationProps {
  page: number
  totalPages: number
  /** Returns the URL of a page, so that each page can be opened, shared and revisited. */
  to(page: number): string
}

export function Pagination({ page, totalPages, to }: PaginationProps) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label="Halaman" className="mt-8 flex flex-wrap items-center justify-center gap-1 sm:gap-3">
      <Step to={to(page - 1)} off={page <= 1}>
        <ChevronLeft aria-hidden className="size-5 max-sm:hidden" />
        Sebelumnya
      </Step>
      <span className="harga px-1 text-sm text-tinta-2 sm:px-2 sm:text-base" aria-current="page">
        <span className="max-sm:hidden">Halaman </span>
        {page} dari {totalPages}
      </span>
      <Step to={to(page + 1)} off={page >= totalPages}>
        Selanjutnya
        <ChevronRight aria-hidden className="size-5 max-sm:hidden" />
      </Step>
    </nav>
  )
}

function Step({ to, off, children }: { to: string; off: boolean; children: React.ReactNode }) {
  if (off) {
    return (
      <Button variant="garis" compact disabled>
        {children}
      </Button>
    )
  }
  return (
    <ButtonLink variant="garis" compact to={to}>
      {children}
    </ButtonLink>
  )
}

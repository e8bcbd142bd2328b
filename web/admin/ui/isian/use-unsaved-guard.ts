import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useAlerts } from '#web/ui/alerts.tsx'

/**
 * Asks for confirmation before unsaved input is lost: by a link, the browser's back button, or closing the tab.
 * @param isDirty called at that moment, so that a form that was just saved is not guarded
 */
export function useUnsavedGuard(isDirty: () => boolean): void {
  const { confirm } = useAlerts()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({
      title: 'Tinggalkan halaman ini?',
      text: 'Perubahan yang belum disimpan akan hilang.',
      confirm: 'Ya, tinggalkan',
      cancel: 'Tetap di sini',
      bahaya: true,
    }).then((yes) => (yes ? blocker.proceed() : blocker.reset()))
  }, [blocker, confirm])

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [isDirty])
}

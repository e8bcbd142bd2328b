import { Camera as CameraIcon, CameraOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Part of the Barcode Detection API that is used. TypeScript's DOM library does not contain it. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}
type DetectorClass = new () => Detector

const detectorClass = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** 250 ms: four pictures a second are enough, and keep a phone cool. */
const LOOK_MS = 250
/** 2 s: the same code within that time is the same piece of goods before the lens. */
const SAME_MS = 2000

/** Camera that reads codes, if the browser can. Other browsers have the field only. */
export function Camera({ onCode }: { onCode(code: string): void }) {
  const [on, setOn] = useState(false)
  const [failed, setFailed] = useState(false)
  if (!detectorClass() || !navigator.mediaDevices) return null
  return (
    <div className="grid gap-3">
      <Button
        variant="garis"
        className="min-h-14!"
        onClick={() => {
          setFailed(false)
          setOn(!on)
        }}
      >
        {on ? <CameraOff aria-hidden className="size-6" /> : <CameraIcon aria-hidden className="size-6" />}
        {on ? 'Matikan kamera' : 'Nyalakan kamera'}
      </Button>
      {on && (
        <Viewfinder
          onCode={onCode}
          onFailure={() => {
            setFailed(true)
            setOn(false)
          }}
        />
      )}
      {failed && <Notice kind="hati">Kamera tidak bisa dibuka. Beri izin di browser, atau ketik kodenya.</Notice>}
    </div>
  )
}

function Viewfinder({ onCode, onFailure }: { onCode(code: string): void; onFailure(): void }) {
  const video = useRef<HTMLVideoElement>(null)
  const report = useEffectEvent(onCode)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    const run = { isOver: false }
    const seen = { code: '', at: 0 }
    void watch(video, run, (code) => {
      const now = performance.now()
      if (code !== seen.code || now - seen.at > SAME_MS) report(code)
      Object.assign(seen, { code, at: now })
    }).catch(() => {
      if (!run.isOver) fail()
    })
    return () => {
      run.isOver = true
    }
  }, [])
  return <video ref={video} muted playsInline className="h-48 w-full rounded bg-abu-muda object-cover" />
}

/** Reads codes from the rear camera until the run is over. @throws if the camera is refused */
async function watch(
  video: { current: HTMLVideoElement | null },
  run: { isOver: boolean },
  onCode: (code: string) => void,
): Promise<void> {
  const BarcodeDetector = detectorClass()
  if (!BarcodeDetector) return
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    const detector = new BarcodeDetector()
    if (video.current) {
      video.current.srcObject = stream
      await video.current.play()
    }
    while (!run.isOver) {
      const codes = video.current ? await detector.detect(video.current).catch(() => []) : []
      for (const { rawValue } of codes) if (!run.isOver) onCode(rawValue)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

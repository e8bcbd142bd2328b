import { expect, test } from 'vitest'
import { reduceMotion } from '#web/testing/clock.ts'
import { show } from '#web/testing/show.tsx'
import { Button } from './button.tsx'
import { SkeletonKartu } from './skeleton.tsx'

test('loading animations run, and stop with reduced motion', async () => {
  await show(
    <>
      <SkeletonKartu className="h-20" />
      <Button busy>Menyimpan…</Button>
    </>,
  )
  const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
  await expect.poll(running).toBe(2)
  await reduceMotion()
  await expect.poll(running).toBe(0)
})

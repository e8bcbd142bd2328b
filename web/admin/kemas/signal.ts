/* Tells a packer the result of a scan without looking: a high tone and a short buzz for yes, a low tone and two buzzes for no. */

const YES = { hertz: 1320, seconds: 0.12, buzzMs: [60] }
const NO = { hertz: 220, seconds: 0.4, buzzMs: [180, 90, 180] }

let audio: AudioContext | undefined

/** Plays the tone and vibrates, where the device can. */
export function signal(isYes: boolean): void {
  const { hertz, seconds, buzzMs } = isYes ? YES : NO
  navigator.vibrate?.(buzzMs)
  try {
    audio ??= new AudioContext()
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.type = isYes ? 'sine' : 'square'
    tone.frequency.value = hertz
    volume.gain.value = 0.2
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + seconds)
  } catch {
    // A device without sound still shows the color and the text.
  }
}

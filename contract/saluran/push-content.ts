/** Content of a push, as the service worker shows it on a lock screen. */
export interface PushContent {
  judul: string
  isi: string
  /** Path of the page that it opens. */
  tautan: string
  /** A later push with the same label replaces this one on the screen. */
  label: string
  /** Name by which the device reports the arrival; absent for a trial. */
  tanda?: string
}

/**
 * Returns the photo scaled down to `max` pixels on its longer side. Phone photos are far larger than the stored size, and
 * uploads at sea are slow. Returns the file unchanged if the browser cannot decode it; the server then reports the error.
 */
export async function shrinkPhoto(file: File, max: number): Promise<File> {
  try {
    const photo = await createImageBitmap(file)
    const scale = Math.min(1, max / Math.max(photo.width, photo.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(photo.width * scale))
    canvas.height = Math.max(1, Math.round(photo.height * scale))
    canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height)
    photo.close()
    // WebP keeps transparency; a browser that cannot encode it produces PNG.
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9))
    return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file
  } catch {
    return file
  }
}

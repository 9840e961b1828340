import type { SharedLotDetail } from '@seriba/contracts/lot'

/** A photo in both its sizes, with its label. */
export type PhotoItem = { src: string; thumb: string; alt: string }

export const photoItems = (
  { images, thumbnails }: SharedLotDetail['lotImages'],
  altOf: (number: number) => string,
): PhotoItem[] =>
  images.map((src, index) => ({ src, thumb: thumbnails[index] ?? src, alt: altOf(index + 1) }))

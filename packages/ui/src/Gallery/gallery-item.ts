export type GalleryItem = { src: string; alt: string; thumb?: string | undefined }

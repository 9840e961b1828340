export { Gallery, type GalleryItem, type GalleryProps } from './Gallery.tsx'

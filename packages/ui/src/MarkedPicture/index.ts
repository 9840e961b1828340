export { MarkedPicture, type MarkedPictureProps, type PictureMark } from './MarkedPicture.tsx'

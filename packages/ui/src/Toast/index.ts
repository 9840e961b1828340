export type { ToastItem, ToastTone } from './Toast.tsx'
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx'

export { ZoomView, type ZoomViewProps } from './ZoomView.tsx'

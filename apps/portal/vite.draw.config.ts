import { drawingConfig } from '@seriba/vite/drawing'

export default drawingConfig()

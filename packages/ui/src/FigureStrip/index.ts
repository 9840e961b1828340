export { type Figure, FigureStrip, type FigureStripProps } from './FigureStrip.tsx'

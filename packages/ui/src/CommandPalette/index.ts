export { CommandPalette } from './CommandPalette.tsx'
export type { CommandPaletteProps, PaletteGroup, PaletteItem } from './palette-props.ts'

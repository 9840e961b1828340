export { Popover, type PopoverProps } from './Popover.tsx'
export type { PopoverPlacement } from './PopoverLayer.tsx'

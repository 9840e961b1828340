export { type DayChip, DayChips, type DayChipsProps } from './DayChips.tsx'

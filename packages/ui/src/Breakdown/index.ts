export { Breakdown, type BreakdownPart, type BreakdownProps } from './Breakdown.tsx'

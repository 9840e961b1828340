export { LotBadge, type LotBadgeProps } from './LotBadge.tsx'

export { AuditPage } from './list/AuditPage.tsx'
export { FoldedTrail, LotTrail } from './list/FoldedTrail.tsx'
export { ObjectTrail } from './list/ObjectTrail.tsx'

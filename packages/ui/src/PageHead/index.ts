export { DrawnHead, headMark } from './drawn-head.ts'
export { PageHead, PageHeadProvider, PageHeadSlot } from './PageHead.tsx'

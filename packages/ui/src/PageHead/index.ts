export { PageHead, PageHeadProvider, PageHeadSlot } from './PageHead.tsx'

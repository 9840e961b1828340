export { FeedsPage } from './page/FeedsPage.tsx'
export { SourcePage } from './source/SourcePage.tsx'
export { WordsPage } from './words/WordsPage.tsx'

export { TranslationsPage } from './page/TranslationsPage.tsx'

export { isPageAtEnd, onPageScroll, pageBox, pageTop, scrollPage } from './page-scroll.ts'

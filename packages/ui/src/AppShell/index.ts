export { AppShell, type AppShellProps } from './AppShell.tsx'
export { useHasSideBay, useSideBay } from './side-bay.ts'
export { StickyBar, TopBar, type TopBarProps, TopBarSeparator, TopBarSlash, TopBarTitle } from './TopBar.tsx'

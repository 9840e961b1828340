export { AppShell, type AppShellProps } from './AppShell.tsx'
export { PageFoot, StickyBar, WideFoot } from './StickyBar.tsx'
export { useHasSideBay, useSideBay } from './side-bay.ts'
export { TopBar, type TopBarProps, TopBarSeparator, TopBarSlash, TopBarTitle } from './TopBar.tsx'

export { AppShell, type AppShellProps } from './AppShell.tsx'
export { StickyBar, TopBar, type TopBarProps, TopBarSeparator, TopBarSlash, TopBarTitle } from './TopBar.tsx'

export { AppShell, type AppShellProps } from './AppShell.tsx'
export { StickyBar, TopBar, type TopBarProps, TopBarSeparator, TopBarTitle } from './TopBar.tsx'

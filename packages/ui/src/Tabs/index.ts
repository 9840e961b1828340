export { type CounterTabItem, CounterTabs, type CounterTabsProps } from './CounterTabs.tsx'
export { TabBar } from './TabBar.tsx'
export { type TabItem, Tabs, type TabsProps } from './Tabs.tsx'

export { Rail, RailDrawer, type RailDrawerProps, type RailProps } from './Rail.tsx'
export { RailClock, type RailClockProps, RailItem, type RailItemProps, RailSection } from './RailItem.tsx'

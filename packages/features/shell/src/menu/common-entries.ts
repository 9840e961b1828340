import { LayoutDashboard, User } from 'lucide-react'
import type { MenuEntry } from './menu-entry.ts'

const anyone = () => true

export const dashboardEntry: MenuEntry = {
  label: 'dashboard',
  icon: LayoutDashboard,
  to: '/dashboard',
  shown: anyone,
  bySetting: true,
}

export const profileEntry: MenuEntry = {
  label: 'profile',
  icon: User,
  to: '/profile',
  alsoAt: ['/change-password'],
  shown: anyone,
}
